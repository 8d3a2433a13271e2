import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Vollständige Statistiktabellen',
  summary: 'Ersetzt AniLists Statistik zu Tags, Genres, Mitwirkenden und Studios durch vollständige Tabellen.',
  details: 'Die Tabellen lassen sich sortieren, durchsuchen und speichern, und jede Zeile klappt zu ihren Titeln auf.',
  failed: reason => `Die Liste ließ sich nicht lesen, deshalb siehst du AniLists eigene Seite: ${reason}`,
  animeTags: 'Anime-Tags',
  mangaTags: 'Manga-Tags',
  animeGenres: 'Anime-Genres',
  mangaGenres: 'Manga-Genres',
  animeStaff: 'Anime-Mitwirkende',
  mangaStaff: 'Manga-Mitwirkende',
  studios: 'Studios',
};
