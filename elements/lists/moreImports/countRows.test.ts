import {expect} from 'chai';

import {readDataExport} from '#domain/import/dataExport';
import type {FileReading} from '#domain/import/importedEntry';
import {readMalList} from '#domain/import/malList';
import {readOtherSiteList} from '#domain/import/otherSiteList';
import type {WholeList} from '#services/imports/wholeList';
import {finish} from '#test/support/steps';
import type {LoadedFile} from './files/loadFile';
import {reviewRows, startsTicked} from './files/review';
import {countRows} from './StartImport';

const whole: WholeList = {
  user: {id: 1, name: 'Ann'},
  options: {scoreFormat: 'POINT_100', customLists: [], categories: []},
  lists: [],
  entries: new Map(),
};

/** The numbers of a review in which the second entry isn't found. */
function countsOf(reading: FileReading) {
  if ('problem' in reading) throw new Error(reading.problem);
  const {list} = reading;
  const matches = list.entries.map(({mediaId, malId}, index) =>
    index === 1 ? undefined : {media: {id: mediaId ?? malId ?? index}, distance: 0},
  );
  const rows = finish(reviewRows(list, matches, whole, false));
  const loaded = {imported: list, otherListCount: list.otherCount ?? 0} as LoadedFile;
  return countRows(loaded, rows, rows.filter(startsTicked));
}

const mal = (name: string, id: string) => `<${name}><series_animedb_id>${id}</series_animedb_id></${name}>`;
const data = [{series_id: 1, status: 0}, {series_id: 2}, {series_id: 1, status: 0}, {series_id: 'x'}];
const other = [
  ...['A', 'B', 'Memories: Stink Bomb', 'Memories: Magnetic Rose', ''].map(name => ({name, status: 'watched'})),
  {name: 'C', status: "won't watch"},
];

describe('the numbers of a review', () => {
  for (const [what, reading, rowCount] of [
    [
      'a data download with a title twice, manga and an unusable row',
      readDataExport(JSON.stringify({lists: [...data, {series_id: 4, series_type: 1}]}), 'ANIME'),
      5,
    ],
    [
      'a file of MyAnimeList with manga, an unusable row and a cut one',
      readMalList(
        `<myanimelist>${mal('anime', '1')}${mal('anime', '2')}${mal('anime', '3')}${mal('anime', '')}${mal('manga', '4')}<anime>`,
        'ANIME',
      ),
      6,
    ],
    [
      'a file of another site with parts of one title',
      readOtherSiteList(JSON.stringify({export: {type: 'anime'}, entries: other}), 'ANIME'),
      6,
    ],
  ] as const)
    it(`add up to the rows of ${what}`, () => {
      const counts = Object.values(countsOf(finish(reading)));
      expect(counts.filter(Boolean).length).to.be.above(2);
      expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(rowCount);
    });
});
