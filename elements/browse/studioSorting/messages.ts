import {formatPercent} from '#domain/text/format';
import type {StudioSort} from '#domain/media/studioWorks';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type {View} from './state';

export const text = messages({
  name: 'Studio sorting',
  summary: "Sorts a studio's anime by popularity, score or favorites, and shows them in four views.",
  details:
    "While a sort order is chosen, Automail's list replaces AniList's. It covers the 100 most popular and the 25 best-rated titles. Off if AniList can sort studios itself.",
  order: 'Sort order',
  view: 'View',
  works: "The studio's anime",
  failed: (reason: string) => `We couldn't sort these, so they're in AniList's order. ${reason}`,
  noun: 'more anime',
  moreFailed: (reason: string) => `These are only the most popular and best-rated anime. ${reason}`,
  limited: 'These are the 100 most popular and the 25 best-rated anime. AniList has more.',
  empty: 'This studio has no anime.',
  users: (count: number) => plural(count, {one: '# user', other: '# users'}),
  favourites: (count: number) => plural(count, {one: '# favorite', other: '# favorites'}),
  score: (percent: number) => formatPercent(percent),
  supporting: 'Supporting studio',
  airing: (episode: number, time: string) => `Episode ${episode} in ${time}`,
});

/** Names of the orders. */
export const sortNames: Readonly<Record<StudioSort, string>> = messages({
  normal: 'Default',
  popularity: 'Popularity',
  score: 'Score',
  favourites: 'Favorites',
});

/** Names of the views. */
export const viewNames: Readonly<Record<View, string>> = messages({
  cards: 'Cards',
  bigList: 'Big list',
  compact: 'Compact',
  compactList: 'Compact list',
});
