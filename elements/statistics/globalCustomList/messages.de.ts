import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt die Tabellen eigener Tags um eine Zeile für alle Titel.',
  extendedDescription:
    'Im Reiter „Mehr Statistik“ der Statistik, um eigene Tags und eigene Listen mit der ganzen Liste zu vergleichen. Dafür wird nichts abgerufen.',
};
