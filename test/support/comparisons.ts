// Comparisons that change step by step, and their expected rows.
import * as fc from 'fast-check';

import {digestOf, isShown, rowOf, type ComparedList, type ComparedMedia} from '#domain/compare/rows';
import type {Arranging} from '#elements/lists/comparisonPage/arrange';

const titles = ['Zeta 10', 'zeta 9', 'Alpha', 'Ähre', 'beta', '', 'Zeta 10', 'Omega'];
const titleOf = ({id}: ComparedMedia) => titles[id] ?? '';
const shoutedTitleOf = ({id}: ComparedMedia) => `${(id * 3) % titles.length} LOUD`;
export const mediaOf = (id: number): ComparedMedia => ({
  id,
  type: 'ANIME',
  title: {},
  format: id % 2 ? 'TV' : 'MOVIE',
  averageScore: id * 10,
  popularity: id % 3 ? id : undefined,
});

const anyId = fc.nat({max: titles.length - 1});
const anyEntry = fc.record({
  score: fc.constantFrom(0, 20, 50, 90),
  status: fc.constantFrom('COMPLETED' as const, 'PLANNING' as const, undefined),
});
const anyList = fc
  .record({entries: fc.array(fc.tuple(anyId, anyEntry)), favourites: fc.array(anyId)})
  .map(({entries, favourites}): ComparedList => ({
    name: '',
    avatar: undefined,
    scoreFormat: 'POINT_100',
    entries: new Map(entries.map(([id, entry]) => [id, {...entry, progress: 0, media: mediaOf(id)}])),
    favourites: new Set(favourites),
  }));
const anySort = fc.record({
  key: fc.constantFrom('digest' as const, 'title' as const, {person: 'b'}),
  mode: fc.constantFrom('average' as const, 'favourites' as const, 'popularity' as const),
  isReversed: fc.boolean(),
});
/** A step changes a few things at once, as a user or an answer does. */
export const anyStep = fc.record(
  {
    column: fc.nat({max: 3}),
    list: anyList,
    count: fc.integer({min: 1, max: 3}),
    sort: anySort,
    minRatings: fc.nat({max: 2}),
    format: fc.constantFrom('TV', undefined),
    requirement: fc.constantFrom(0 as const, 1 as const, -1 as const),
    isLoud: fc.boolean(),
    isStopped: fc.boolean(),
  },
  {requiredKeys: []},
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const names = ['a', 'b', 'c'];
export const empty: ComparedList = {
  name: '',
  avatar: undefined,
  scoreFormat: 'POINT_100',
  entries: new Map(),
  favourites: new Set(),
};
export const begin: Arranging = {
  people: names.map(name => ({name, requirement: 0, status: 'all'})),
  lists: names.map(() => empty),
  format: undefined,
  minRatings: 0,
  sort: {key: 'digest', mode: 'average', isReversed: false},
  titleOf,
};

export function after(before: Arranging, step: Step): Arranging {
  const {column = 0, list, count = before.lists.length, requirement, isLoud} = step;
  const lists = names
    .slice(0, count)
    .map((_, place) => (list && place === column ? list : (before.lists[place] ?? empty)));
  return {
    lists,
    people: names.slice(0, count).map((name, place) => ({
      name,
      status: 'all',
      requirement: place === 0 ? (requirement ?? before.people[0]?.requirement ?? 0) : 0,
    })),
    format: 'format' in step ? step.format : before.format,
    minRatings: step.minRatings ?? before.minRatings,
    sort: step.sort ?? before.sort,
    titleOf: isLoud === undefined ? before.titleOf : isLoud ? shoutedTitleOf : titleOf,
  };
}

/**
 * The expected rows of a comparison, computed without any cache: every row is created, and sorted by the rules of the
 * table.
 */
export function naive(arranging: Arranging) {
  const {lists, people, sort} = arranging;
  const sign = sort.isReversed ? -1 : 1;
  const media = new Map(
    lists.flatMap(({entries}) => [...entries.values()].map(entry => [entry.media.id, entry.media])),
  );
  const rows = [...media.values()].map(each => {
    const row = rowOf(each, lists);
    return {...row, title: arranging.titleOf(each) || `No. ${each.id}`, digest: digestOf(row, sort.mode)};
  });
  const {compare} = new Intl.Collator('en', {numeric: true});
  const column = people.findIndex(({name}) => typeof sort.key === 'object' && name === sort.key.person);
  const valueOf = (row: (typeof rows)[number]) =>
    sort.key === 'digest' ? row.digest : row.cells[column]?.score || undefined;
  const shown = rows
    .filter(row => isShown(row, arranging))
    .sort((one, other) => {
      const byTitle = compare(one.title, other.title) || one.media.id - other.media.id;
      if (sort.key === 'title') return sign * byTitle;
      const [first, second] = [valueOf(one), valueOf(other)];
      if (first === undefined || second === undefined)
        return Number(first === undefined) - Number(second === undefined) || byTitle;
      return sign * (second - first) || byTitle;
    });
  return {rows: shown, all: media.size};
}
