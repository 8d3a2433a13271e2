import type {StudioSort} from '#domain/media/studioWorks';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type {View} from './state';

export const text = messages({
  title: 'Sorts the anime of a studio by popularity, score or favourites, and shows them in four views.',
  extendedDescription:
    'In place of the site\'s own list, which "Normal" brings back. Choosing an order requests the 100 most popular and the 25 best rated works in two calls; they are kept for five minutes. Off where AniList sorts by itself.',
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
