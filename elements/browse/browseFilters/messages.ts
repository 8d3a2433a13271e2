import type {SearchSort} from '#domain/media/searchSorts';
import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds orders by episodes, chapters and volumes to the search, and decades to sliders for years.',
  extendedDescription:
    "In the search for anime and manga, in place of the site's list of orders and with all that it offers. The order is in the address, so links to it work. Sliders for years that begin in 1950, such as those of lists, get a ruler. Requests nothing itself.",
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
