import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt die Tabellen eigener Tags um eine Zeile für Titel auf keiner eigenen Liste.',
  extendedDescription:
    'Im Reiter „Mehr Statistik“ der Statistik, unter den eigenen Tags und den eigenen Listen. Dafür wird nichts abgerufen.',
};
