import type {RoleOrder} from '#domain/media/roleOrder';
import {formatPercent} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of role cards and of the fields above them. */
export const text = messages({
  untitled: (id: number) => `No. ${id}`,
  noDate: 'No date',
  roles: 'Roles',
  order: 'Sort by',
  reversed: 'Reverse order',
  onlyMine: 'On my list',
  noun: 'more roles',
  members: (count: number) => plural(count, {one: '# member', other: '# members'}),
  favourites: (count: number) => plural(count, {one: '# favorite', other: '# favorites'}),
  hours: (count: number) => plural(count, {one: '# hour', other: '# hours'}),
  chapters: (count: number) => plural(count, {one: '# chapter', other: '# chapters'}),
  volumes: (count: number) => plural(count, {one: '# volume', other: '# volumes'}),
  score: (score: number) => formatPercent(score),
});

/** Names of the orders. */
export const orderNames: Readonly<Record<RoleOrder, string>> = messages({
  alphabetical: 'Alphabetical',
  chronological: 'Chronological',
  popularity: 'Popularity',
  favourites: 'Favorites',
  length: 'Length',
  score: 'Average score',
  myScore: 'My score',
  myProgress: 'My progress',
});
