import {messages} from '#domain/text/messages';

export const text = messages({
  title: "Replaces AniList's statistics of tags, genres, staff and studios by full tables.",
  extendedDescription:
    "On the pages of a user's statistics with these names. The tables can be sorted, searched and saved, and each row unfolds into its media. The list is requested, unless it is your own and already known.",
  failed: (reason: string) => `The list could not be read, so this is AniList's own page: ${reason}`,
  animeTags: 'Anime Tags',
  mangaTags: 'Manga Tags',
  animeGenres: 'Anime Genres',
  mangaGenres: 'Manga Genres',
  animeStaff: 'Anime Staff',
  mangaStaff: 'Manga Staff',
  studios: 'Studios',
});
