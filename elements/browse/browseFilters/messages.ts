import type {SearchSort} from '#domain/media/searchSorts';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'More sort options',
  summary: 'Sorts searches by episodes, chapters or volumes, and marks decades on year sliders.',
  details:
    "In the anime and manga search, Automail's sort list replaces AniList's and keeps all of its options. The order is part of the address, so you can link to it. Year sliders that start in 1950, such as those on lists, get decade marks.",
  sort: 'Sort',
  decades: (first: number, last: number) => `Decades from ${first} to ${last}`,
  decade: (year: number) => `’${String(year % 100).padStart(2, '0')}`,
});

/** Names of the orders; those that the site offers are its own. */
export const sortNames: Readonly<Record<SearchSort, string>> = messages({
  BEST_MATCH: 'Best Match',
  TITLE_ROMAJI: 'Title',
  POPULARITY_DESC: 'Popularity',
  SCORE_DESC: 'Average Score',
  TRENDING_DESC: 'Trending',
  FAVOURITES_DESC: 'Favorites',
  ID_DESC: 'Date Added',
  START_DATE_DESC: 'Release Date',
  EPISODES_DESC: 'Episodes, most first',
  EPISODES: 'Episodes, fewest first',
  CHAPTERS_DESC: 'Chapters, most first',
  CHAPTERS: 'Chapters, fewest first',
  VOLUMES_DESC: 'Volumes, most first',
  VOLUMES: 'Volumes, fewest first',
});
