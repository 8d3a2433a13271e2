import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Full statistics tables',
  summary: "Replaces AniList's statistics of tags, genres, staff and studios with full tables.",
  details: 'You can sort, search and save the tables, and expand each row to see its anime or manga.',
  failed: (reason: string) => `We couldn't load the list, so this is AniList's own page. ${reason}`,
  animeTags: 'Anime Tags',
  mangaTags: 'Manga Tags',
  animeGenres: 'Anime Genres',
  mangaGenres: 'Manga Genres',
  animeStaff: 'Anime Staff',
  mangaStaff: 'Manga Staff',
  studios: 'Studios',
});
