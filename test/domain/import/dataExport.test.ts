// @dates
import {expect} from 'chai';

import type {Readings} from '#domain/import/importedEntry';
import {readDataExport} from '#domain/import/dataExport';
import {finish} from '../../support/steps';

const reading = (file: unknown, chosen?: Readings) =>
  finish(readDataExport(typeof file === 'string' ? file : JSON.stringify(file), 'ANIME', chosen));

const listOf = (rows: readonly unknown[], more: object = {}) => {
  const read = reading({lists: rows, ...more});
  if ('problem' in read) throw new Error(read.problem);
  return read.list;
};
const valuesOf = (row: object) => listOf([{series_id: 1, ...row}]).entries[0]?.values;

describe('readDataExport', () => {
  it('reads all values of a row', () => {
    const row = {
      ...{series_id: 30002, status: 2, score: 85, progress: 26, progress_volume: 3, repeat: 1, priority: 4},
      ...{
        notes: 'a &#128512;',
        started_on: 20200131,
        finished_on: '20200214',
        private: 1,
        hidden_from_status_lists: false,
      },
      ...{custom_lists: {A: true, B: false}, of_another_version: [1]},
    };
    const {entries, leftOut, isUntyped, userName} = listOf([row], {user: {display_name: 'Ann'}});
    expect({leftOut, isUntyped, userName}).to.deep.equal({leftOut: [], isUntyped: true, userName: 'Ann'});
    expect(entries).to.deep.equal([
      {
        ...{row: 1, title: '', mediaId: 30002, updatedAt: undefined},
        values: {
          ...{status: 'COMPLETED', scoreRaw: 85, progress: 26, progressVolumes: 3, repeat: 1, priority: 4},
          startedAt: {year: 2020, month: 1, day: 31},
          completedAt: {year: 2020, month: 2, day: 14},
          ...{
            private: true,
            hiddenFromStatusLists: false,
            notes: 'a 😀',
            customLists: ['A'],
            advancedScores: undefined,
          },
        },
      },
    ]);
  });

  for (const [status, expected] of [
    [0, 'CURRENT'],
    [1, 'PLANNING'],
    [2, 'COMPLETED'],
    [3, 'DROPPED'],
    [4, 'PAUSED'],
    ['5', 'REPEATING'],
    ['Watching', 'CURRENT'],
    [null, undefined],
    ['', undefined],
  ] as const)
    it(`reads the status ${JSON.stringify(status)} as ${expected ?? 'none'}`, () =>
      expect(valuesOf({status})?.status).to.equal(expected));

  for (const name of ['progress_volume', 'progress_volumes'])
    it(`reads volumes from ${name}`, () => expect(valuesOf({[name]: 3})?.progressVolumes).to.equal(3));

  it('keeps notes and names of any length, and reports a title that is shown shortened', () => {
    const notes = '😀'.repeat(700);
    const {entries, leftOut} = listOf([
      {series_id: 1, notes, custom_lists: {['n'.repeat(200)]: true}},
      {series_id: 3, title: '😀'.repeat(251)},
    ]);
    expect(entries.map(({values}) => values.notes)).to.deep.equal([notes, undefined]);
    expect(entries[0]?.values.customLists).to.deep.equal(['n'.repeat(200)]);
    expect(entries[1]?.title).to.equal('😀'.repeat(250));
    expect(leftOut.map(({row, reason}) => [row, reason])).to.deep.equal([[2, 'longTitle']]);
  });

  const user = {
    custom_lists: {anime: ['Winter', 'With Ann'], manga: ['M']},
    advanced_scores: {names: ['Story', 'Art']},
  };
  const listsOf = (custom_lists: unknown, others: readonly unknown[] = [], chosen?: Readings) => {
    const rows = [custom_lists, ...others].map((lists, index) => ({series_id: index + 1, custom_lists: lists}));
    const read = reading({user, lists: rows}, chosen);
    return 'list' in read ? read.list : undefined;
  };
  for (const [written, others, names, guess] of [
    ['[0,1]', ['[0,0]'], ['With Ann'], undefined],
    ['[0,1]', ['[1]'], ['Winter', 'With Ann'], undefined],
    ['[0,1]', [], ['With Ann'], 'unclear'],
    ['[0,1]', ['[0,0]', '[1]'], ['With Ann'], 'unclear'],
    ['[1,1]', [], ['Winter', 'With Ann'], undefined],
    ['[true,false]', ['[false,false]'], ['Winter'], undefined],
    ['[]', [], [], undefined],
    ['["Winter"]', [], ['Winter'], undefined],
    ['{"With Ann":true,"Winter":false}', [], ['With Ann'], undefined],
    [{Winter: true}, [], ['Winter'], undefined],
    [['Winter'], [], ['Winter'], undefined],
    ['', [], undefined, undefined],
    [null, [], undefined, undefined],
  ] as const)
    it(`reads the custom lists ${JSON.stringify(written)} beside ${others.join(' ') || 'no others'}`, () => {
      const list = listsOf(written, others);
      expect(list?.entries[0]?.values.customLists).to.deep.equal(names);
      expect(list?.guesses?.listNumbers).to.equal(guess);
      expect(list?.leftOut.map(({row, reason}) => [row, reason])).to.deep.equal(guess ? [[1, 'listNumbers']] : []);
    });

  it('reads numbers of custom lists as the user chooses, who can change that', () => {
    const list = listsOf('[0,1]', [], {listNumbers: 'positions'});
    expect(list?.entries[0]?.values.customLists).to.deep.equal(['Winter', 'With Ann']);
    expect(list?.guesses?.listNumbers).to.equal('positions');
    expect(list?.leftOut).to.deep.equal([]);
  });

  it('reads advanced scores by the names of their categories', () => {
    const scores = [valuesOf({advanced_scores: '[80,90]'}), valuesOf({advanced_scores: '{"Art":70}'})];
    expect(scores.map(values => values?.advancedScores)).to.deep.equal([undefined, new Map([['Art', 70]])]);
    const read = listOf([{series_id: 1, advanced_scores: '[80,90]'}], {user});
    expect(read.scoreFormat).to.equal('POINT_100');
    expect(read.entries[0]?.values.advancedScores).to.deep.equal(
      new Map([
        ['Story', 80],
        ['Art', 90],
      ]),
    );
  });

  for (const [row, reason] of [
    [{custom_lists: '[0,7]'}, 'customLists'],
    [{custom_lists: '[0,'}, 'customLists'],
    [{custom_lists: [1, 'x']}, 'customLists'],
    [{advanced_scores: '[80,90,70]'}, 'advancedScores'],
    [{advanced_scores: '[800]'}, 'advancedScores'],
    [{advanced_scores: 8}, 'advancedScores'],
    [{advanced_scores: 'true'}, 'advancedScores'],
    [{custom_lists: '{"A":"maybe"}'}, 'customLists'],
    [{custom_lists: 1}, 'customLists'],
    [{private: 'secret'}, 'private'],
    [{hidden: 2}, 'hiddenFromStatusLists'],
    [{notes: {toString: 1}}, 'notes'],
    [{notes: 'caf\uFFFD'}, 'damaged'],
  ] as const)
    it(`names what can't be read in ${JSON.stringify(row)}`, () =>
      expect(listOf([{series_id: 5, ...row}], {user}).leftOut).to.deep.equal([{row: 1, title: '', reason}]));

  it('reads the rows of the chosen type only, with its names, and counts the others', () => {
    const rows = [
      {series_type: 1, series_id: 30013},
      {series_type: 0, series_id: 21, custom_lists: '[1,0]', updated_at: 1_700_000_000},
      {series_type: 0, series_id: 22, custom_lists: '[1,0]', updated_at: '2024-05-06 07:08:09'},
    ];
    const list = listOf(rows, {user});
    expect(list).to.include({isUntyped: false, otherCount: 1});
    expect(
      list.entries.map(({row, mediaId, values, updatedAt}) => [row, mediaId, values.customLists, updatedAt]),
    ).to.deep.equal([
      [2, 21, ['Winter'], 1_700_000_000_000],
      [3, 22, ['Winter'], Date.UTC(2024, 4, 6, 7, 8, 9)],
    ]);
  });

  for (const [value, expected] of [
    [20180000, {year: 2018}],
    [20180500, {year: 2018, month: 5}],
    [512, {month: 5, day: 12}],
    [20240015, {year: 2024, day: 15}],
    [0, {}],
    [null, undefined],
  ] as const)
    it(`reads the date ${value}`, () => expect(valuesOf({started_on: value})?.startedAt).to.deep.equal(expected));

  for (const [row, reason] of [
    [{status: 9}, 'status'],
    [{score: 'many'}, 'score'],
    [{progress: -1}, 'progress'],
    [{started_on: 20201340}, 'startedAt'],
  ] as const)
    it(`keeps the row and names the skipped value: ${JSON.stringify(row)}`, () => {
      const {entries, leftOut} = listOf([{series_id: 1, ...row}]);
      expect(entries).to.have.length(1);
      expect(leftOut).to.deep.equal([{row: 1, title: '', reason}]);
    });

  it('leaves out a row without a usable id, and keeps a second row of an id for the review', () => {
    const {entries, leftOut} = listOf([
      {series_id: 1, progress: 3},
      {series_id: 'x'},
      {series_id: 1, progress: 9},
      null,
    ]);
    expect(entries.map(({row, values}) => [row, values.progress])).to.deep.equal([
      [1, 3],
      [3, 9],
    ]);
    expect(leftOut).to.deep.equal([
      {row: 2, title: '', reason: 'unusable'},
      {row: 4, title: '', reason: 'unusable'},
    ]);
  });

  it('reads rows in groups', () => {
    expect(listOf([{name: 'Watching', entries: [{series_id: 4}]}]).entries.map(({mediaId}) => mediaId)).to.deep.equal([
      4,
    ]);
  });

  for (const [file, problem] of [
    ['{', 'notJson'],
    ['[]', 'notAList'],
    [{lists: []}, 'notAList'],
    [{version: '1.01', lists: [{entries: [{mediaId: 1}]}]}, 'notAList'],
  ] as const)
    it(`refuses ${JSON.stringify(file)}`, () => expect(reading(file)).to.deep.equal({problem}));
});
