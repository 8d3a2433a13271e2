import type {Translation} from '#domain/text/messages';
import type * as english from './rowMessages';

export const healthText: Translation<typeof english.healthText> = {
  unknown: '',
  running: '',
  working: 'Funktioniert hier',
  anchorMissing: 'Nicht verfügbar: AniLists Seite hat sich geändert',
  superseded: 'AniList macht das inzwischen selbst',
  failed: 'Fehlgeschlagen',
};

export const needText: Translation<typeof english.needText> = {
  user: 'Dafür musst du bei AniList angemeldet sein.',
  token: 'Dafür musst du bei Automail angemeldet sein.',
  desktop: 'Im mobilen Modus aus.',
  leaveMobile: 'Mobilen Modus ausschalten',
  signIn: 'Anmelden',
  signInToAutomail: 'Bei Automail anmelden',
  howToSignIn: 'So meldest du dich an',
  other: 'Braucht eine andere Funktion: {feature}',
  turnOn: 'Einschalten',
};

export const reportLabels: Translation<typeof english.reportLabels> = {
  copy: 'Bericht kopieren',
  about: name => `: ${name}`,
  copied: 'Kopiert.',
};
