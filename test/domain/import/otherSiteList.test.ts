// @dates
import {expect} from 'chai';

import {readOtherSiteList} from '#domain/import/otherSiteList';
import {finish} from '../../support/steps';

const file = (entries: readonly unknown[], type = 'anime') =>
  JSON.stringify({user: {name: 'Ann'}, export: {type, date: '2026-01-02 00:00+0000'}, entries});

const listOf = (entries: readonly unknown[], type: 'ANIME' | 'MANGA' = 'ANIME') => {
  const reading = finish(readOtherSiteList(file(entries, type.toLowerCase()), type));
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.list;
};

describe('readOtherSiteList', () => {
  it('reads the owner and the export time of the list', () => {
    const {userName, exportedAt} = listOf([]);
    expect(userName).to.equal('Ann');
    expect(exportedAt).to.equal(Date.parse('2026-01-02'));
  });

  it('reads an entry', () => {
    const [entry] = listOf([{name: 'A', status: 'watching', rating: 3.5, times: 3, eps: 7}]).entries;
    expect(entry).to.deep.include({title: 'A', mediaId: undefined});
    expect(entry?.values).to.deep.include({status: 'CURRENT', stars: 3.5, repeat: 2, progress: 7});
  });

  it('leaves the rating and count unset if the file lacks them, or the rating is 0', () => {
    const said = (more: object) =>
      Object.entries(listOf([{name: 'A', status: 'watched', ...more}]).entries[0]?.values ?? {}).filter(
        ([, value]) => value !== undefined,
      );
    expect(said({})).to.deep.equal([['status', 'COMPLETED']]);
    expect(said({rating: null, times: null})).to.deep.equal([['status', 'COMPLETED']]);
    expect(Object.fromEntries(said({rating: 0, times: 0}))).to.deep.equal({status: 'COMPLETED', repeat: 0});
  });

  it('assigns media to titles in the fixed table', () => {
    expect(listOf([{name: 'Case Closed', status: 'watched'}]).entries[0]?.mediaId).to.equal(235);
    expect(listOf([{name: 'Case Closed', status: 'read'}], 'MANGA').entries[0]?.mediaId).to.equal(31_061);
    expect(listOf([{name: 'constructor', status: 'watched'}]).entries[0]?.mediaId).to.equal(undefined);
  });

  it('merges the watched parts of an anthology into one current row', () =>
    expect(
      listOf([
        {name: 'Memories: Stink Bomb', status: 'watched', rating: 4},
        {name: 'Memories: Magnetic Rose', status: 'watched'},
        {name: 'Memories: Cannon Fodder', status: 'want to watch'},
      ]).entries,
    ).to.deep.equal([{title: 'Memories', mediaId: 1462, rowCount: 3, values: {status: 'CURRENT', progress: 2}}]));

  it('skips the parts of an anthology that are skipped elsewhere, and the anthology if no part remains', () => {
    const parts = [
      {name: 'The Animatrix: Beyond', status: "won't watch"},
      {name: 'The Animatrix: Program', status: 'sleeping'},
    ];
    const {entries, leftOut} = listOf(parts);
    expect(entries.map(({title}) => title)).to.deep.equal(['The Animatrix: Program']);
    expect(leftOut).to.deep.equal([
      {row: 1, title: 'The Animatrix: Beyond', reason: 'notWatched'},
      {row: 2, title: 'The Animatrix: Program', reason: 'status'},
    ]);
    const whole = listOf([...parts, {name: 'The Animatrix: World Record', status: 'watched'}]).entries.at(-1);
    expect(whole).to.deep.equal({
      title: 'The Animatrix',
      mediaId: 1303,
      rowCount: 1,
      values: {status: 'CURRENT', progress: 1},
    });
  });

  it('skips a row without a name, and one marked as not to be watched', () => {
    expect(listOf([{status: 'watched'}])).to.deep.include({
      entries: [],
      leftOut: [{row: 1, title: '', reason: 'unusable'}],
    });
    expect(listOf([{name: 'A', status: "won't watch"}])).to.deep.include({
      entries: [],
      leftOut: [{row: 1, title: 'A', reason: 'notWatched'}],
    });
  });

  for (const [more, reason] of [
    [{status: 'sleeping'}, 'status'],
    [{status: undefined}, 'status'],
    [{rating: 5.5}, 'score'],
    [{times: -1}, 'repeat'],
    [{eps: 1e9}, 'progress'],
    [{started: '2020-13-01 10:00:00-07'}, 'startedAt'],
    [{completed: 'soon'}, 'completedAt'],
    [{notes: '\uFFFD'}, 'damaged'],
  ] as const)
    it(`keeps the row and reports the skipped value: ${JSON.stringify(more)}`, () => {
      const {entries, leftOut} = listOf([{name: 'A', status: 'watched', ...more}]);
      expect(entries.map(({title}) => title)).to.deep.equal(['A']);
      expect(leftOut).to.deep.equal([{row: 1, title: 'A', reason}]);
    });

  it('numbers entries by their rows in the file', () =>
    expect(listOf([{}, {name: 'A', status: 'watched'}]).entries[0]?.row).to.equal(2));

  it('rounds a rating to half a star', () =>
    expect(listOf([{name: 'A', status: 'watched', rating: 3.7}]).entries[0]?.values.stars).to.equal(3.5));

  const valuesOf = (more: object) => listOf([{name: 'A', status: 'watched', ...more}]).entries[0];
  it('reads dates as days in the time zone of the site, none if missing, and marks dates within the same second as doubtful', () => {
    const at = '2020-08-16 16:56:47-07';
    expect(valuesOf({started: '2016-05-01 19:32:33-07', completed: '2019-03-30 11:56:14-07'})?.values).to.deep.include({
      startedAt: {year: 2016, month: 5, day: 1},
      completedAt: {year: 2019, month: 3, day: 30},
    });
    expect(valuesOf({started: null, completed: null})?.values).to.include({
      startedAt: undefined,
      completedAt: undefined,
    });
    const day = {year: 2020, month: 8, day: 16};
    expect(valuesOf({started: at, completed: at})).to.deep.include({doubtfulDates: {startedAt: day, completedAt: day}});
    expect(valuesOf({started: at, completed: at})?.values.completedAt).to.equal(undefined);
  });

  for (const [date, time] of [
    ['2022-01-12 14:22-0800', Date.UTC(2022, 0, 12, 22, 22)],
    ['2022-01-12 14:22:05-08', Date.UTC(2022, 0, 12, 22, 22, 5)],
    ['2022-01-12T14:22Z', Date.UTC(2022, 0, 12, 14, 22)],
    ['2022-01-12', Date.UTC(2022, 0, 12)],
    ['soon', undefined],
  ] as const)
    it(`reads the export time from "${date}"`, () =>
      expect(
        finish(readOtherSiteList(JSON.stringify({export: {type: 'anime', date}, entries: []}), 'ANIME')),
      ).to.have.nested.property('list.exportedAt', time));

  for (const [source, problem] of [
    ['', 'notJson'],
    ['[]', 'notAList'],
    ['{"export": {"type": "anime"}}', 'notAList'],
    [file([], 'manga'), 'wrongList'],
  ] as const)
    it(`returns ${problem} for ${source}`, () =>
      expect(finish(readOtherSiteList(source, 'ANIME'))).to.deep.equal({problem}));
});
