import {expect} from 'chai';

import type {ImportedEntry, ImportedValues} from '#domain/import/importedEntry';
import type {LeftOut} from '#domain/import/leftOut';
import {changeOf} from '../columns';
import {canImport, plannedRow, reviewRows, startsTicked, withOffered} from './review';
import type {WholeEntry, WholeList} from '#services/imports/wholeList';
import {finish} from '#test/support/steps';

const raw = (mediaId: number, progress: number) =>
  ({mediaId, status: 'CURRENT', score: 0, scoreRaw: 0, progress, repeat: 0}) as WholeEntry;

const list: WholeList = {
  user: {id: 1, name: 'Ann'},
  options: {scoreFormat: 'POINT_100', customLists: [], categories: []},
  lists: [],
  entries: new Map([
    [1, raw(1, 5)],
    [2, raw(2, 5)],
  ]),
};

const entry = (mediaId: number) => ({title: `T${mediaId}`, mediaId, values: {status: 'CURRENT' as const, progress: 6}});
const match = (id: number, distance = 0) => ({media: {id}, distance});
const file = (entries: readonly ImportedEntry[], leftOut: readonly LeftOut[] = []) => ({entries, leftOut});

describe('reviewRows', () => {
  const entries = [entry(1), {...entry(2), values: {progress: 5}}, entry(3), entry(4), entry(3)];
  const matches = [match(1), match(2), match(3, 8), undefined, match(3, 8)];
  for (const [overwrite, kinds] of [
    [false, ['kept', 'same', 'new', 'unmatched', 'twice']],
    [true, ['change', 'same', 'new', 'unmatched', 'twice']],
  ] as const)
    it(`says what becomes of each row ${overwrite ? 'when' : 'without'} overwriting`, () =>
      expect(finish(reviewRows(file(entries), matches, list, overwrite)).map(({kind}) => kind)).to.deep.equal(kinds));

  it('leaves rows alone that may be among the entries that AniList left out, unless they were looked up', () => {
    const cut = {...list, cut: {missingCount: 7, lookedUp: new Set([3])}};
    const kinds = finish(reviewRows(file([entry(1), entry(3), entry(4)]), [match(1), match(3), match(4)], cut, true));
    expect(kinds.map(({kind}) => kind)).to.deep.equal(['change', 'new', 'unsure']);
    expect(kinds.filter(canImport)).to.have.length(2);
  });

  it('compares one row per step', () => {
    const steps = reviewRows(file(entries), matches, list, true);
    const isDone = [...entries, 'end'].map(() => steps.next().done);
    expect(isDone).to.deep.equal([false, false, false, false, false, true]);
  });

  for (const [distances, kinds] of [
    [
      [13, 0],
      ['twice', 'new'],
    ],
    [
      [0, 0],
      ['new', 'twice'],
    ],
    [
      [0, 3],
      ['new', 'twice'],
    ],
    [
      [3, 1, 2],
      ['twice', 'new', 'twice'],
    ],
  ] as const)
    it(`uses the nearest of several rows for one media item, and the first of equal ones (${distances.join()})`, () => {
      const steps = reviewRows(
        file(distances.map(() => entry(3))),
        distances.map(distance => match(3, distance)),
        list,
        false,
      );
      expect(finish(steps).map(({kind}) => kind)).to.deep.equal(kinds);
    });

  describe('for a title that MyAnimeList splits into parts', () => {
    const part = (malId: number | undefined, values: ImportedValues, mediaId?: number) => ({
      title: `Part ${malId}`,
      malId,
      mediaId,
      values,
    });
    const second = part(52, {status: 'CURRENT', progress: 13});
    const first = part(51, {status: 'COMPLETED', progress: 12});
    const rowsOf = (entries: readonly ImportedEntry[]) =>
      finish(
        reviewRows(
          file(entries),
          entries.map((_, key) => match(3, key)),
          list,
          false,
        ),
      );

    it('imports one row with all parts in id order, regardless of their order in the file', () => {
      const [row, other] = rowsOf([second, first]);
      expect([row?.kind, other?.kind]).to.deep.equal(['new', 'part']);
      expect(row?.parts).to.deep.equal(['Part 51', 'Part 52']);
      expect(row?.plan?.payload).to.include({mediaId: 3, progress: 25, status: 'CURRENT'});
      expect(row && changeOf(row)).to.match(/^Part 51 \+ Part 52: New: .*25/);
    });

    for (const [why, parts, reasons] of [
      ['one has no status', [first, part(52, {progress: 3})], [[], ['guessedStatus']]],
      ['a value of one is damaged', [first, {...second, row: 2}], [[], ['damaged']]],
    ] as const)
      it(`does not select the whole if ${why}`, () => {
        const leftOut = why.includes('damaged') ? [{row: 2, title: '', reason: 'damaged'} as const] : [];
        const matches = parts.map((_, key) => match(3, key));
        const rows = finish(reviewRows(file(parts, leftOut), matches, list, false));
        expect(rows.map(startsTicked)).to.deep.equal([false, false]);
        expect(rows.flatMap(({problems}) => problems)).to.deep.equal(reasons.flat());
      });

    for (const [why, entries] of [
      ['have the same id', [first, part(51, {progress: 3})]],
      ['have an id of AniList', [part(51, {progress: 12}, 3), part(52, {progress: 13}, 3)]],
      ['have no id', [part(undefined, {progress: 12}), part(undefined, {progress: 13})]],
    ] as const)
      it(`treats rows that ${why} as duplicates`, () => {
        const rows = rowsOf(entries);
        expect(rows.map(({kind}) => kind)).to.deep.equal(['new', 'twice']);
        expect(rows[0]?.plan?.payload).to.include({progress: 12});
      });
  });

  it('selects importable rows by default up to a distance of 8', () => {
    const ticked = (distance: number) =>
      finish(reviewRows(file([entry(3)]), [match(3, distance)], list, false)).map(row => startsTicked(row));
    expect(ticked(8)).to.deep.equal([true]);
    expect(ticked(9)).to.deep.equal([false]);
    expect(finish(reviewRows(file([entry(1)]), [match(1)], list, false)).map(row => startsTicked(row))).to.deep.equal([
      false,
    ]);
  });

  it('uses doubtful dates and tags only if the user wants them', () => {
    const doubtful = {...entry(4), doubtfulDates: {startedAt: {year: 2020}, completedAt: {}}};
    const tagged = {...entry(3), values: {status: 'CURRENT' as const, tags: ['a b']}};
    const both = [tagged, doubtful];
    expect(withOffered(both, {dates: true, tags: true}).map(({values}) => values)).to.deep.equal([
      tagged.values,
      {...doubtful.values, startedAt: {year: 2020}, completedAt: {}},
    ]);
    const plain = withOffered(both, {dates: false, tags: false});
    const planned = finish(reviewRows(file(plain), [match(3), match(4)], list, false)).map(({plan}) => plan?.payload);
    expect(planned[0]).to.not.have.property('notes');
    expect(planned[1]).to.not.have.property('completedAt');
  });

  const onList: WholeList = {...list, entries: new Map([[1, {...raw(1, 5), updatedAt: 2000} as WholeEntry]])};
  for (const [updatedAt, kind, ticked] of [
    [1_999_000, 'newer', false],
    [2_000_000, 'change', true],
    [undefined, 'change', true],
  ] as const)
    it(`leaves an entry alone that was changed after its row (${updatedAt})`, () => {
      const [row] = finish(reviewRows(file([{...entry(1), updatedAt}]), [match(1)], onList, true));
      expect(row?.kind).to.equal(kind);
      expect(row && startsTicked(row)).to.equal(ticked);
    });

  for (const [reason, ticked] of [
    ['score', true],
    ['storage', true],
    ['damaged', false],
  ] as const)
    it(`marks a row with its problems, and selects it only if nothing is written by guess (${reason})`, () => {
      const left = [{row: 7, title: 'T3', reason} as const, {row: 8, title: 'T4', reason: 'unusable'} as const];
      const [row] = finish(reviewRows(file([{...entry(3), row: 7}], left), [match(3)], list, false));
      expect(row?.problems).to.deep.equal([reason]);
      expect(row && startsTicked(row)).to.equal(ticked);
    });

  it('does not select a new entry whose status is a guess, but one on the list', () => {
    const entries = [
      {...entry(1), values: {progress: 7}},
      {...entry(3), values: {progress: 7}},
    ];
    const rows = finish(reviewRows(file(entries), [match(1), match(3)], list, true));
    expect(rows.map(startsTicked)).to.deep.equal([true, false]);
    expect(rows.map(({problems}) => problems)).to.deep.equal([[], ['guessedStatus']]);
  });
});

describe('plannedRow', () => {
  it('names an entry without any title by its position in the file', () => {
    const entries = [entry(3), {...entry(4), title: '', row: 9}];
    const rows = finish(reviewRows(file(entries), [match(3), match(4)], list, true));
    expect(rows.map(row => plannedRow(row, ({title}) => title?.romaji ?? '')?.label)).to.deep.equal(['T3', 'Entry 9']);
  });
});
