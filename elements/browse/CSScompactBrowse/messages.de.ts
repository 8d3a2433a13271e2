import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kompakte Suche',
  summary: 'Zeigt in der Suche mehr Anime und Manga nebeneinander.',
  details: 'Bis zu zehn in einer Reihe. Die Ergebnisse und ihre Reihenfolge ändern sich nicht.',
};
