import type {StudioSort} from '#domain/media/studioWorks';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type {View} from './state';

export const text = messages({
  name: 'Studio sorting',
  summary: "Sorts a studio's anime by popularity, score or favorites, and shows them in four views.",
  details:
    "While a sort order is chosen, Automail's list replaces AniList's. It covers the 100 most popular and the 25 best-rated titles. Off if AniList can sort studios itself.",
  order: 'Order of the works',
  view: 'View of the works',
  works: 'Works of the studio',
  loading: 'Sorting the works…',
  failed: (reason: string) => `These are in the site's order, because we couldn't sort them. ${reason}`,
  loadingMore: 'Loading more works…',
  moreFailed: (reason: string) => `These are only the most popular and the best rated works. ${reason}`,
  limited: 'These are the 100 most popular and the 25 best rated works. AniList has more.',
  empty: 'This studio has no works.',
  users: (count: number) => plural(count, {one: '# user', other: '# users'}),
  favourites: (count: number) => plural(count, {one: '# favourite', other: '# favourites'}),
  score: (percent: number) => `${percent}%`,
  supporting: 'Supporting studio',
  airing: (episode: number, time: string) => `Episode ${episode} in ${time}`,
});

/** Names of the orders. */
export const sortNames: Readonly<Record<StudioSort, string>> = messages({
  normal: 'Normal',
  popularity: 'Popularity',
  score: 'Score',
  favourites: 'Favourites',
});

/** Names of the views. */
export const viewNames: Readonly<Record<View, string>> = messages({
  cards: 'Cards',
  bigList: 'Big list',
  compact: 'Compact',
  compactList: 'Compact list',
});
