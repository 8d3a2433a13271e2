import {expect} from 'chai';

import {placeEntry, removeEntry, type PlacedList, type Placement} from '#domain/list/listPlaces';

const list = (name: string, mediaIds: number[], more: Partial<PlacedList> = {}): PlacedList => ({
  name,
  isCustomList: false,
  status: undefined,
  isSplitCompletedList: false,
  mediaIds,
  ...more,
});
const custom = {isCustomList: true};
const entry = (more: Partial<Placement>): Placement => ({
  mediaId: 1,
  status: 'CURRENT',
  format: 'TV',
  isHidden: false,
  customLists: undefined,
  ...more,
});
const shown = (lists: readonly PlacedList[]) => lists.map(({name, mediaIds}) => `${name}: ${mediaIds.join(' ')}`);
const split = {isSplitCompletedList: true, status: 'COMPLETED'} as const;

describe('placeEntry', () => {
  const table: readonly [string, PlacedList[], Partial<Placement>, string[]][] = [
    ['keeps the order where nothing moves', [list('Watching', [1, 2])], {}, ['Watching: 1 2']],
    ['moves to the end', [list('Watching', [1]), list('Paused', [3])], {status: 'PAUSED'}, ['Paused: 3 1']],
    ['makes a list that is not there', [list('Watching', [1, 2])], {status: 'DROPPED'}, ['Watching: 2', 'Dropped: 1']],
    [
      'finds the completed list of a format',
      [list('Completed TV', [5], split), list('Completed Movie', [6], split)],
      {status: 'COMPLETED', format: 'MOVIE'},
      ['Completed TV: 5', 'Completed Movie: 6 1'],
    ],
    ['keeps custom lists', [list('A', [1], custom)], {}, ['A: 1', 'Watching: 1']],
    [
      'follows the custom lists that are given',
      [list('A', [1, 2], custom)],
      {customLists: ['B']},
      ['A: 2', 'Watching: 1', 'B: 1'],
    ],
    ['hides from status lists', [list('Watching', [1]), list('A', [1], custom)], {isHidden: true}, ['A: 1']],
    [
      'tells a custom list from a status list of that name',
      [list('Watching', [2], custom)],
      {},
      ['Watching: 2', 'Watching: 1'],
    ],
  ];
  for (const [what, lists, change, expected] of table)
    it(what, () => expect(shown(placeEntry(lists, entry(change), 'ANIME'))).to.deep.equal(expected));
  it('names lists of manga in their own way', () =>
    expect(shown(placeEntry([], entry({status: 'REPEATING'}), 'MANGA'))).to.deep.equal(['Rereading: 1']));
});

describe('removeEntry', () => {
  it('takes an entry from all lists', () =>
    expect(shown(removeEntry([list('Watching', [1]), list('A', [2, 1], custom)], 1))).to.deep.equal(['A: 2']));
});
