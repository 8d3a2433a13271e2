import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Tastenkürzel für Feeds',
  title: 'Ergänzt Feeds um Tastenkürzel: weiter, zurück, liken, antworten und öffnen.',
  extendedDescription:
    'Auf der Startseite, auf Profilen, im globalen Feed und im Reiter „Social“ von Titelseiten. Die Tasten sind j, k, l, r und o, solange du sie nicht änderst, und ? listet sie auf. Während du schreibst, zusammen mit Strg, Alt oder Meta und in Dialogen bewirken sie nichts. Sie drücken AniLists eigene Schaltflächen; Automail selbst ruft nichts ab.',
  box: 'Tastenkürzel',
  or: 'oder',
  enter: 'Enter',
  invalidKey: 'Wähle einen einzelnen Buchstaben, eine Ziffer oder ein Zeichen.',
  takenKey: (key, action) => `„${key}“ ist schon die Taste für „${action}“.`,
  reset: 'Tasten zurücksetzen',
};

export const actionNames: Translation<typeof english.actionNames> = {
  next: 'Nächste Aktivität',
  previous: 'Vorige Aktivität',
  like: 'Liken oder Like zurücknehmen',
  reply: 'Antworten',
  open: 'Aktivität öffnen',
  help: 'Diese Liste anzeigen',
};
