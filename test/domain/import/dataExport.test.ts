// @dates
import {expect} from 'chai';

import {readDataExport} from '#domain/import/dataExport';
import {finish} from '../../support/steps';

const reading = (file: unknown) => finish(readDataExport(typeof file === 'string' ? file : JSON.stringify(file)));

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
        title: '',
        mediaId: 30002,
        values: {
          ...{status: 'COMPLETED', scoreRaw: 85, progress: 26, progressVolumes: 3, repeat: 1, priority: 4},
          startedAt: {year: 2020, month: 1, day: 31},
          completedAt: {year: 2020, month: 2, day: 14},
          ...{private: true, hiddenFromStatusLists: false, notes: 'a 😀', customLists: ['A']},
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

  it('cuts notes to the limit of AniList, counted as they are sent, and titles by their characters', () => {
    const [long, emoji] = ['x'.repeat(6001), '😀'.repeat(700)];
    const {entries} = listOf([
      {series_id: 1, notes: long},
      {series_id: 2, notes: emoji},
      {series_id: 3, title: '😀'.repeat(251)},
    ]);
    expect(entries.map(({values, title}) => [values.notes?.length ?? 0, title.length])).to.deep.equal([
      [6000, 0],
      // Each is sent as 9 characters.
      [2 * Math.floor(6000 / 9), 0],
      [0, 500],
    ]);
  });

  for (const [value, expected] of [
    [20180000, {year: 2018}],
    [20180500, {year: 2018, month: 5}],
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
      expect(leftOut).to.deep.equal([{title: '', reason}]);
    });

  it('leaves out a row without a usable id, and a second row of an id', () => {
    const {entries, leftOut} = listOf([
      {series_id: 1, progress: 3},
      {series_id: 'x'},
      {series_id: 1, progress: 9},
      null,
    ]);
    expect(entries.map(({values}) => values.progress)).to.deep.equal([3]);
    expect(leftOut).to.deep.equal([
      {title: '', reason: 'unusable'},
      {title: '', reason: 'unusable'},
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
