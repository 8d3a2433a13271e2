import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ersetzt AniLists Statistik zu Tags, Genres, Mitwirkenden und Studios durch vollständige Tabellen.',
  extendedDescription:
    'Auf den Seiten „Tags“, „Genres“, „Staff“ und „Studios“ in der Statistik eines Mitglieds. Die Tabellen lassen sich sortieren, durchsuchen und speichern, und jede Zeile klappt zu ihren Titeln auf. Die Liste wird abgerufen, es sei denn, sie ist deine eigene und schon bekannt.',
  failed: reason => `Die Liste ließ sich nicht lesen, deshalb siehst du AniLists eigene Seite: ${reason}`,
  animeTags: 'Anime-Tags',
  mangaTags: 'Manga-Tags',
  animeGenres: 'Anime-Genres',
  mangaGenres: 'Manga-Genres',
  animeStaff: 'Anime-Mitwirkende',
  mangaStaff: 'Manga-Mitwirkende',
  studios: 'Studios',
};
