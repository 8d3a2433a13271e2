import {expect} from 'chai';

import {updateEntryPlacement, removeEntry, type ListWithEntries, type Placement} from '#domain/list/listPlacement';

const list = (name: string, mediaIds: number[], more: Partial<ListWithEntries> = {}): ListWithEntries => ({
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
const shown = (lists: readonly ListWithEntries[]) => lists.map(({name, mediaIds}) => `${name}: ${mediaIds.join(' ')}`);
const split = {isSplitCompletedList: true, status: 'COMPLETED'} as const;

describe('updateEntryPlacement', () => {
  const table: readonly [string, ListWithEntries[], Partial<Placement>, string[]][] = [
    ['keeps the order if the entry does not move', [list('Watching', [1, 2])], {}, ['Watching: 1 2']],
    [
      'appends the entry to its new list',
      [list('Watching', [1]), list('Paused', [3])],
      {status: 'PAUSED'},
      ['Paused: 3 1'],
    ],
    ['creates a missing list', [list('Watching', [1, 2])], {status: 'DROPPED'}, ['Watching: 2', 'Dropped: 1']],
    [
      'uses the completed list of the format',
      [list('Completed TV', [5], split), list('Completed Movie', [6], split)],
      {status: 'COMPLETED', format: 'MOVIE'},
      ['Completed TV: 5', 'Completed Movie: 6 1'],
    ],
    ['keeps the entry on its custom lists', [list('A', [1], custom)], {}, ['A: 1', 'Watching: 1']],
    [
      'moves the entry to the given custom lists',
      [list('A', [1, 2], custom)],
      {customLists: ['B']},
      ['A: 2', 'Watching: 1', 'B: 1'],
    ],
    [
      'removes a hidden entry from status lists',
      [list('Watching', [1]), list('A', [1], custom)],
      {isHidden: true},
      ['A: 1'],
    ],
    [
      'distinguishes a custom list from a status list of the same name',
      [list('Watching', [2], custom)],
      {},
      ['Watching: 2', 'Watching: 1'],
    ],
  ];
  for (const [what, lists, change, expected] of table)
    it(what, () => expect(shown(updateEntryPlacement(lists, entry(change), 'ANIME'))).to.deep.equal(expected));
  it('uses the manga names for manga lists', () =>
    expect(shown(updateEntryPlacement([], entry({status: 'REPEATING'}), 'MANGA'))).to.deep.equal(['Rereading: 1']));
});

describe('removeEntry', () => {
  it('removes the entry from all lists', () =>
    expect(shown(removeEntry([list('Watching', [1]), list('A', [2, 1], custom)], 1))).to.deep.equal(['A: 2']));
});
