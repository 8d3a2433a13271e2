import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Färbt die Zellen der Vergleichsseite nach ihren Wertungen.',
  extendedDescription:
    'Von Rot für niedrige bis Grün für hohe Wertungen. Ohne diese Funktion haben nur die Zahlen diese Farben. Auf der Seite selbst kannst du es für eine einzelne Adresse anders wählen; abgerufen wird nichts.',
};
