import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zeile für alle Titel',
  summary: 'Ergänzt die Tabellen eigener Tags um eine Zeile für alle Titel.',
  details: 'Im Reiter „Mehr Statistik“, um eigene Tags und eigene Listen mit der ganzen Liste zu vergleichen.',
};
