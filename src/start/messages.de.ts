import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  donator: 'Leider funktioniert Automail nicht für Mitglieder, die gespendet haben.',
  alreadyAuthorized: 'Automail ist schon autorisiert. Du kannst das auf AniList unter „Settings > Apps“ widerrufen.',
  signedIn: 'Du bist jetzt bei Automail angemeldet.',
  replacesSignIn: (after, before) =>
    `Dieser Link meldet Automail als ${after} an. Zurzeit ist es als ${before} angemeldet. Fahre nur fort, wenn du das wolltest.`,
  unexpectedSignIn: name =>
    `Dieser Link meldet Automail als ${name} an, aber in diesem Browser wurde keine Anmeldung begonnen. Fahre nur fort, wenn das dein Konto ist.`,
  signInAs: name => `Als ${name} anmelden`,
  unnamedAccount: 'ein anderes Konto',
  tooOld: (chromium, firefox, safari) =>
    `Dieser Browser ist zu alt für Automail. Installiere ${chromium}, ${firefox} oder ${safari} oder eine neuere Version.`,
  stopped: 'Automail kann nicht starten.',
  close: 'Schließen',
  refusedSelectors: names => `Diese ersetzten Selektoren sind ungültig oder unbekannt: ${names}.`,
};
