import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zeile für übrige Titel',
  summary: 'Ergänzt die Tabellen eigener Tags um eine Zeile für Titel auf keiner eigenen Liste.',
  details: 'Im Reiter „Mehr Statistik“, unter den eigenen Tags und den eigenen Listen.',
};
