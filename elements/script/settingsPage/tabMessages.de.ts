import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './tabMessages';

export const tabText: Translation<typeof english.tabText> = {
  label: 'Teil der Einstellungen',
  start: 'Start',
  all: 'Alle',
  help: 'Hilfe und Reparatur',
};

export const filterText: Translation<typeof english.filterText> = {
  label: 'Filter',
  on: 'An',
  changed: 'Geändert',
  signIn: 'Braucht Anmeldung',
  new: 'Neu',
  sum: (on, all) => `${formatNumber(on)} von ${formatNumber(all)} an`,
};

export const markText: Translation<typeof english.markText> = {
  bisected: 'Vorerst aus',
  fixed: 'Aus bis zur nächsten Version',
  user: 'Braucht Anmeldung',
  token: 'Braucht Anmeldung',
  desktop: 'Aus im mobilen Modus',
  edition: 'Nicht in dieser Ausgabe',
  other: 'Braucht andere Funktion',
};

export const shellText: Translation<typeof english.shellText> = {
  signedIn: 'Angemeldet',
  signedOut: 'Nicht angemeldet',
  copyLink: 'Link kopieren',
  picture: 'Bild',
  issue: 'Fehler melden',
  report:
    'Ein Bericht nennt die Schalter, die du geändert hast, und was auf dieser Seite nicht geht. Er enthält keine Namen.',
  newFeatures: 'Neue Funktionen',
};
