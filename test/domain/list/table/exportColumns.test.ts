import {expect} from 'chai';

import {columnKeys, type ColumnKey} from '#domain/list/table/columns';
import {exportColumns} from '#domain/list/table/exportColumns';
import {entryOf, indexed} from '../query/entries';

const {rows} = indexed([
  entryOf({
    status: 'PAUSED',
    score: 7.5,
    progress: 3,
    progressVolumes: 1,
    repeat: 2,
    private: true,
    priority: 4,
    notes: '=1+1',
    startedAt: {year: 2020, month: 3, day: null},
    createdAt: 1_600_000_000,
    customLists: ['To buy', 'שלום'],
    media: {
      status: 'RELEASING',
      episodes: 12,
      duration: 24,
      next: {episode: 5, airingAt: 1_700_000_000},
      format: 'TV',
      country: 'JP',
      source: 'MANGA',
      season: 'FALL',
      year: 2015,
      title: {romaji: 'Romaji', english: 'Romaji', native: '進撃'},
      tags: ['Isekai', 'Time Skip'],
      genres: ['Comedy'],
      averageScore: 71,
      popularity: 12_000,
      studios: [{name: 'Bones'}],
    },
  }),
  entryOf(),
]);

/** The values of an entry with everything, and of one with nothing. */
const table: Readonly<Record<ColumnKey, readonly [unknown, unknown]>> = {
  cover: [null, null],
  title: ['Romaji', ''],
  secondTitle: ['進撃', null],
  status: ['PAUSED', 'CURRENT'],
  score: [7.5, null],
  progress: [3, 0],
  volumes: [1, 0],
  started: ['2020-03', null],
  finished: [null, null],
  repeats: [2, 0],
  notes: ['=1+1', null],
  lists: ['To buy, שלום', ''],
  private: [1, 0],
  hidden: [0, 0],
  priority: [4, 0],
  format: ['TV', null],
  year: [2015, null],
  season: ['FALL', null],
  length: [24, null],
  genres: ['Comedy', ''],
  tags: ['Isekai, Time Skip', ''],
  studios: ['Bones', ''],
  country: ['JP', null],
  source: ['MANGA', null],
  release: ['RELEASING', null],
  average: [71, null],
  mean: [null, null],
  popularity: [12_000, null],
  next: ['2023-11-14T22:13:20.000Z', null],
  behind: [2, null],
  left: [9, null],
  added: ['2020-09-13T12:26:40.000Z', null],
  updated: [null, null],
};

describe('exportColumns', () => {
  it('leaves out a time that no calendar has', () => {
    const [row] = indexed([entryOf({createdAt: 1e300, updatedAt: -1e15})]).rows;
    expect(exportColumns(['added', 'updated']).map(({valueOf}) => row && valueOf(row))).to.deep.equal([null, null]);
  });

  for (const [key, values] of Object.entries(table))
    it(`reads ${key}`, () => {
      const [column] = exportColumns(columnKeys.filter(each => each === key));
      expect(rows.map(row => column?.valueOf(row))).to.deep.equal(values);
      expect(column?.title).to.match(/\p{L}/u);
    });

  it('has the columns in the given order', () => {
    expect(exportColumns(['score', 'title']).map(({key}) => key)).to.deep.equal(['score', 'title']);
  });
});
