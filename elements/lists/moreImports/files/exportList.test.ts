import {expect} from 'chai';

import {malExport} from '#kits/malExport/malExport';
import {listColumns} from './exportList';
import {toCsv} from '#domain/export/table';
import type {WholeEntry, WholeList} from '#services/imports/wholeList';

/** A different value in every field, so that no column can show another one. */
const entry: WholeEntry = {
  id: 90,
  mediaId: 11,
  status: 'PAUSED',
  score: 7.5,
  scoreRaw: 75,
  progress: 12,
  progressVolumes: 13,
  repeat: 14,
  priority: 15,
  private: true,
  notes: 'A "note", with &#128512;',
  hiddenFromStatusLists: false,
  customLists: {Winter: true, Summer: false, Shelf: true},
  advancedScores: {Story: 8, Music: 6.5},
  startedAt: {year: 2019, month: 4, day: 2},
  completedAt: {year: 2020, month: 11, day: null},
  createdAt: 1,
  updatedAt: 2,
  media: {
    id: 11,
    type: 'ANIME',
    status: 'FINISHED',
    format: 'TV',
    siteUrl: null,
    idMal: 22,
    episodes: 24,
    chapters: null,
    volumes: null,
    title: {romaji: 'Romaji', english: 'English', native: 'Native'},
  },
};
const list: WholeList = {
  user: {id: 7, name: 'Ann'},
  options: {
    scoreFormat: 'POINT_10_DECIMAL',
    customLists: ['Shelf', 'Summer', 'Winter'],
    categories: ['Story', 'Music'],
  },
  lists: [],
  entries: new Map([[11, entry]]),
};

/** The heading and the cell of each column. */
const cells: readonly (readonly [heading: string, cell: string | number | null])[] = [
  ['AniList ID', 11],
  ['MyAnimeList ID', 22],
  ['Title', 'Romaji'],
  ['Status', 'PAUSED'],
  ['Score (out of 100)', 75],
  ['Progress', 12],
  ['Volumes', 13],
  ['Repeats', 14],
  ['Priority', 15],
  ['Started', '2019-04-02'],
  ['Completed', '2020-11-00'],
  ['Custom lists', 'Shelf, Winter'],
  ['Advanced scores', 'Story: 8, Music: 6.5'],
  ['Private', 1],
  ['Hidden from status lists', 0],
  ['Notes', 'A "note", with 😀'],
];

describe('the table of a list', () => {
  it('has each field of an entry in its own column', () => {
    expect(listColumns(list).map(({title, valueOf}) => [title, valueOf(entry)])).to.deep.equal(cells);
  });

  it('is empty where an entry has no value', () => {
    const none = {year: null, month: null, day: null};
    const bare: WholeEntry = {
      ...entry,
      ...{status: null, startedAt: none, completedAt: none, customLists: null, notes: null, media: null},
    };
    const row = toCsv(listColumns(list), [bare], 'en').split('\r\n')[1];
    expect(row).to.equal('11,,,,75,12,13,14,15,,,,"Story: 8, Music: 6.5",1,0,');
  });
});

describe('the file for MyAnimeList', () => {
  const media = (idMal: number | null, romaji = 'R') =>
    entry.media && {...entry.media, idMal, title: {romaji, english: null, native: null}};
  const entries: readonly WholeEntry[] = [
    {...entry, private: false, mediaId: 1, media: media(1)},
    {...entry, private: true, mediaId: 2, media: media(2)},
    {...entry, private: false, hiddenFromStatusLists: true, mediaId: 3, notes: null, media: media(3)},
    {...entry, private: false, mediaId: 4, media: media(null, 'Only here')},
    {...entry, private: true, mediaId: 5, media: media(null, 'Secret')},
  ];
  const all: WholeList = {...list, entries: new Map(entries.map(each => [each.mediaId, each]))};
  const written = (...given: Parameters<typeof malExport>) => {
    const {file, ...counts} = malExport(...given);
    const [, named = ''] = /<!--([^]*)-->/.exec(file) ?? [];
    const ids = Array.from(file.matchAll(/<series_animedb_id>(\d+)/g), ([, id]) => Number(id));
    return {
      ...counts,
      named: named.trim().split('\n').slice(1),
      ids,
      comments: file.match(/<my_comments>[^<]/g)?.length ?? 0,
    };
  };

  it('leaves out private and hidden entries, and all notes', () =>
    expect(written(all, 'ANIME')).to.deep.equal({
      ...{without: 1, named: ['Only here'], hidden: 3, notes: 1, ids: [1], comments: 0},
    }));

  it('contains them if the user chooses so', () =>
    expect(written(all, 'ANIME', {hidden: true, notes: true})).to.deep.equal({
      ...{without: 2, named: ['Only here', 'Secret'], hidden: 0, notes: 0, ids: [1, 2, 3], comments: 2},
    }));
});
