import {expect} from 'chai';

import {bulkEditJob} from '#services/imports/bulkEdit';
import {durationOf, jobProgress, remainingMs, rowTarget, type ImportJob} from '#services/imports/importJob';

const edit = {kind: 'bulkEdit', state: 'running', type: 'ANIME', fileName: '', userName: 'Ann', at: 1} as const;

describe('the duration of a bulk edit', () => {
  for (const [what, ms, expected] of [
    ['entries share calls', durationOf(40, 0, 150), 6000],
    ['each favorite needs a call', durationOf(4, 4, 150), 12_000],
    ['both', durationOf(44, 4, 150), 18_000],
  ] as const)
    it(`is ${expected} ms (${what})`, () => expect(ms).to.equal(expected));

  for (const [done, expected] of [
    [0, 44 * 1 + 4 * 19],
    [40, 4 * 20],
    [43, 20],
  ] as const)
    it(`has ${expected} times a row left after ${done} of 44 rows, whose favorites come last`, () => {
      const about = {...edit, rowCount: 44, favouriteCount: 4};
      expect(remainingMs(about, {importedCount: done, problems: new Map(), failedCount: 0}, 1)).to.equal(expected);
    });

  it('is planned with favorites last, as rows of their own', () => {
    const row = {label: 'A', base: {}};
    const {rows, favouriteCount} = bulkEditJob({type: 'MANGA', userName: 'Ann', at: 1}, [
      {...row, mediaId: 1, values: {progress: 1}, isFavourite: true},
      {...row, mediaId: 2, values: {}},
      {...row, mediaId: 3, isDeleted: true, values: {progress: 1}},
    ]);
    expect(rows.map(row => rowTarget(row, 'MANGA'))).to.deep.equal(['entry:1', 'entry:3', 'favourite:manga:1']);
    expect([favouriteCount, rows[1]]).to.deep.equal([
      ...[1, {label: 'A', base: {}, payload: {mediaId: 3}, isDeleted: true}],
    ]);
  });
});

describe('the progress of an import', () => {
  const of = (state: ImportJob['state'], imported: readonly number[], failed: readonly number[], undoCount?: number) =>
    jobProgress(
      {state, rowCount: 5, undoCount},
      {
        importedCount: imported.length,
        problems: new Map(failed.map(id => [`entry:${id}`, {message: 'It failed.'}])),
        failedCount: failed.filter(id => !imported.includes(id)).length,
      },
    );

  for (const [what, progress, expected] of [
    ['nothing is imported', of('running', [], []), {done: 0, total: 5}],
    ['two rows are imported and one has failed', of('running', [1, 2], [3]), {done: 3, total: 5}],
    ['an undo of three imported rows begins', of('undoing', [1, 2, 3], [], 3), {done: 0, total: 3}],
    ['two of three are taken back', of('undoing', [3], [], 3), {done: 2, total: 3}],
    ['the undo of a row has failed', of('undoing', [2, 3], [2, 4], 3), {done: 2, total: 3}],
    ['another version began the undo', of('undoing', [2, 3], []), {done: 0, total: 2}],
  ] as const)
    it(`is ${expected.done} of ${expected.total} when ${what}`, () => expect(progress).to.deep.equal(expected));
});
