import {expect} from 'chai';

import {merge, type EntryPatch, type EntryRecord, type KnownValues} from '#services/entries/entryRecord';

const patch = (asOf: number, values: KnownValues | undefined): EntryPatch => ({
  mediaId: 1,
  values,
  asOf,
  source: 'entry',
});
const recordOf = (...patches: readonly EntryPatch[]) =>
  patches.reduce<EntryRecord | undefined>((known, each) => merge(known, each), undefined);

describe('a record of an entry', () => {
  for (const [what, patches, expected] of [
    ['the values of the only patch', [patch(1, {progress: 3})], {progress: 3}],
    ['the newer value of a field', [patch(1, {progress: 3}), patch(2, {progress: 4})], {progress: 4}],
    ['the newer value of a field that came first', [patch(2, {progress: 4}), patch(1, {progress: 3})], {progress: 4}],
    ['the last value of two as of the same time', [patch(1, {progress: 3}), patch(1, {progress: 4})], {progress: 4}],
    [
      'fields of several patches',
      [patch(2, {progress: 4}), patch(1, {progress: 3, notes: 'Good'})],
      {progress: 4, notes: 'Good'},
    ],
    [
      'a field as old as its own patch, not as the newest',
      [patch(1, {progress: 3, notes: 'a'}), patch(3, {progress: 5}), patch(2, {progress: 4, notes: 'b'})],
      {progress: 5, notes: 'b'},
    ],
    ['a missing value that is newer', [patch(1, {notes: 'Good'}), patch(2, {notes: undefined})], {notes: undefined}],
    ['nothing after it was deleted', [patch(1, {progress: 3}), patch(2, undefined)], undefined],
    ['what is newer than its deletion', [patch(2, {progress: 3}), patch(1, undefined)], {progress: 3}],
    ['nothing of a patch older than its deletion', [patch(2, undefined), patch(1, {progress: 3})], undefined],
    [
      'only what was added after its deletion',
      [patch(1, {notes: 'a'}), patch(2, undefined), patch(3, {progress: 1})],
      {
        progress: 1,
      },
    ],
    [
      'the score of 100 that follows from a score',
      [patch(1, {score: 2, scoreRaw: 60, scoreFormat: 'POINT_3'}), patch(2, {score: 1})],
      {score: 1, scoreRaw: 35, scoreFormat: 'POINT_3'},
    ],
    [
      'the score of 100 that it had, for the same score',
      [patch(1, {score: 7, scoreRaw: 73, scoreFormat: 'POINT_10'}), patch(2, {score: 7})],
      {score: 7, scoreRaw: 73, scoreFormat: 'POINT_10'},
    ],
    [
      'a score of 100 as new as the score that it follows from',
      [
        patch(1, {score: 7, scoreRaw: 70, scoreFormat: 'POINT_10'}),
        patch(3, {score: 8}),
        patch(2, {score: 7, scoreRaw: 70}),
      ],
      {score: 8, scoreRaw: 80, scoreFormat: 'POINT_10'},
    ],
    [
      'one repeat while it is being repeated, apart from those that the API has',
      [patch(1, {status: 'COMPLETED', repeat: 0, savedRepeat: 0}), patch(2, {status: 'REPEATING'})],
      {status: 'REPEATING', repeat: 1, savedRepeat: 0},
    ],
  ] as const satisfies readonly (readonly [string, readonly EntryPatch[], KnownValues | undefined])[])
    it(`has ${what}`, () => expect(recordOf(...patches)?.values).to.deep.equal(expected));

  it('keeps the same values object if a patch changes nothing', () => {
    const known = recordOf(patch(1, {progress: 3, notes: 'a'}));
    const now = merge(known, patch(2, {progress: 3}));
    expect(now.values).to.equal(known?.values);
    expect(now.asOf).to.equal(2);
  });
});
