import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Farbige Vergleichszellen',
  summary: 'Färbt die Zellen der Vergleichsseite nach ihren Wertungen.',
  details:
    'Von Rot für niedrige bis Grün für hohe Wertungen. Ohne diese Funktion haben nur die Zahlen diese Farben. Auf der Seite selbst kannst du es für eine einzelne Adresse anders wählen.',
};
