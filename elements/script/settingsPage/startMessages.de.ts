import {formatDate, formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './startMessages';

export const startText: Translation<typeof english.startText> = {
  styles: 'Wähle einen Stil',
  stylesNote:
    'Ein Stil setzt die Schalter aller Funktionen. Ihre Optionen bleiben, und du kannst es rückgängig machen.',
  popular: 'Beliebte Funktionen',
};

export const signInText: Translation<typeof english.signInText> = {
  title: 'Bei Automail anmelden',
  signedOut: 'Du bist nicht bei Automail angemeldet.',
  why: 'Das brauchen Funktionen, die deine Listen ändern oder für dich schreiben. Automail bewahrt die Berechtigung in deinem Browser auf und sendet sie nur an AniList.',
  notHere: '„Autorisiert“ in AniLists Liste oben heißt nicht, dass du hier angemeldet bist.',
  client:
    'AniList gibt seine Erlaubnis einem „Client“: einer App, die du einmal für dich anmeldest. Das dauert eine Minute.',
  createClient: 'Öffne {link} und lege einen neuen Client an.',
  developerSettings: 'die Entwicklereinstellungen',
  nameClient: 'Gib dort einen Namen und die Weiterleitungsadresse ein und speichere.',
  name: 'Name:',
  address: 'Weiterleitungsadresse:',
  copy: 'Kopieren',
  ofName: ': Name',
  ofAddress: ': Weiterleitungsadresse',
  enterId: 'Gib die ID ein, die AniList dafür anzeigt.',
  isDone: 'Erledigt',
  signIn: 'Anmelden',
  back: 'AniList fragt dich um Erlaubnis und bringt dich hierher zurück.',
  signedIn: 'Du bist bei Automail angemeldet.',
  signedInAs: name => `Du bist bei Automail als ${name} angemeldet.`,
  endsLater: at => `Deine Anmeldung gilt bis zum ${formatDate(at)}.`,
  signOut: 'Abmelden',
  newTab: ' (neuer Tab)',
  rejected: 'AniList weist deine Anmeldung ab.',
  tryAgain: 'Noch einmal versuchen',
};

export const presetNames: Translation<typeof english.presetNames> = {
  calm: 'Ruhig',
  balanced: 'Ausgewogen',
  useful: 'Alles Nützliche',
  older: 'Wie das ältere Skript',
  off: 'Alles aus',
};

export const presetHints: Translation<typeof english.presetHints> = {
  calm: 'Nur was nichts verschiebt, wenig von AniList abruft oder dich und deine Texte schützt.',
  balanced: 'Die Standardeinstellungen: was die meisten mögen.',
  useful: 'Die Standardeinstellungen und alles Weitere, was nichts ausblendet und das Layout lässt.',
  older: 'Die Standardeinstellungen ohne das, was das ältere Skript (10.6.4) nicht hat.',
  off: 'AniList, wie es ist. Schalte einzeln ein, was du möchtest.',
};

export const styleText: Translation<typeof english.styleText> = {
  changes: (on, off) => `+${formatNumber(on)} −${formatNumber(off)}`,
  turnsOn: count => plural(count, {one: 'Schaltet # Funktion ein', other: 'Schaltet # Funktionen ein'}),
  turnsOff: count => plural(count, {one: 'Schaltet # Funktion aus', other: 'Schaltet # Funktionen aus'}),
  isChosen: 'In Gebrauch',
  use: 'Anwenden',
  style: name => `: Stil „${name}“`,
};
