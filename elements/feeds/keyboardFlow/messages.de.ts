import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Tastenkürzel für Feeds',
  name: 'Tastenkürzel',
  summary: 'Macht Feeds mit der Tastatur bedienbar: weiter, zurück, liken, antworten und öffnen.',
  details:
    'Auf der Startseite, auf Profilen, im globalen Feed und im Reiter „Social“ von Titelseiten. Die Tasten sind j, k, l, r und o, solange du sie nicht änderst; ? listet sie auf. Während du schreibst, in Dialogen und zusammen mit Strg, Alt oder Meta bewirken sie nichts.',
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
