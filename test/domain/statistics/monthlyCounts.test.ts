// @dates
import {expect} from 'chai';

import {monthlyCounts, monthStart, unitsOf, type MonthlyActivity} from '#domain/statistics/monthlyCounts';

describe('the counts of a month', () => {
  for (const [status, progress, units] of [
    ['watched episode', '3', 1],
    ['read chapter', '3 - 5', 3],
    ['read chapter', '146 - 157', 12],
    ['completed', null, 1],
    ['completed', undefined, 1],
    ['rewatched', null, 1],
    ['reread', null, 1],
    ['rewatched episode', '11', 1],
    ['rewatched episode', null, 0],
    ['plans to watch', null, 0],
    ['dropped', '7', 1],
    ['watched episode', '5 - 3', 0],
    ['watched episode', 'nonsense', 0],
    [null, null, 0],
  ] as const)
    it(`counts ${units} for "${status} ${progress}"`, () => {
      expect(unitsOf({status, progress})).to.equal(units);
    });

  it('begins a month at its first local midnight', () => {
    const start = monthStart(new Date(2026, 1, 28, 23, 59).getTime());
    expect(start).to.equal(new Date(2026, 1, 1).getTime() / 1000);
  });

  it('counts nothing from before the start, and each kind separately', () => {
    const start = 1000;
    const activities: MonthlyActivity[] = [
      {kind: 'text', createdAt: 999},
      {kind: 'text', createdAt: 1000},
      {kind: 'message', createdAt: 1001},
      {kind: 'anime', createdAt: 1002, status: 'watched episode', progress: '1 - 4'},
      {kind: 'anime', createdAt: 1003, status: 'completed', progress: null},
      {kind: 'anime', createdAt: 1004, status: 'plans to watch', progress: null},
      {kind: 'manga', createdAt: 1005, status: 'read chapter', progress: '9'},
      {kind: 'manga', createdAt: 1006, status: 'dropped', progress: '10'},
      {kind: 'manga', createdAt: 1, status: 'completed', progress: null},
      {kind: 'anime', createdAt: 1007, status: 'rewatched', progress: null},
      {kind: 'manga', createdAt: 1008, status: 'reread', progress: null},
      {kind: 'manga', createdAt: 1009, status: 'reread chapter', progress: '3'},
    ];
    expect(monthlyCounts(activities, start)).to.deep.equal({
      statuses: 1,
      messages: 1,
      lists: 8,
      episodes: 6,
      chapters: 4,
      completedAnime: 2,
      completedManga: 1,
      planned: 1,
      dropped: 1,
    });
  });
});
