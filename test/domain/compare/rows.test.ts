import {expect} from 'chai';

import {digestOf, isShown, rowOf, type ComparedList, type ComparedMedia} from '#domain/compare/rows';
import type {DigestMode} from '#domain/compare/sortOrder';
import type {StatusFilter} from '#domain/compare/people';
import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';

const media: ComparedMedia = {
  id: 7,
  type: 'ANIME',
  title: {romaji: 'A'},
  format: 'TV',
  averageScore: 70,
  popularity: 1234,
};

function list(
  score: number | undefined,
  {
    format = 'POINT_100',
    status = 'COMPLETED',
    favourite = false,
  }: {
    format?: ScoreFormat;
    status?: ListStatus;
    favourite?: boolean;
  } = {},
): ComparedList {
  return {
    name: 'Ann',
    avatar: undefined,
    scoreFormat: format,
    entries: new Map(score === undefined ? [] : [[7, {score, status, progress: 3, media}]]),
    favourites: new Set(favourite ? [7] : []),
  };
}

describe('rowOf', () => {
  const table: readonly [ScoreFormat, number, number][] = [
    ['POINT_100', 84, 84],
    ['POINT_100', 300, 100],
    ['POINT_10_DECIMAL', 8.3, 83],
    ['POINT_10', 8, 80],
    ['POINT_5', 4, 70],
    ['POINT_3', 3, 85],
    ['POINT_3', 2, 60],
    ['POINT_3', 1, 45],
    ['POINT_10', 0, 0],
  ];
  for (const [format, own, normalised] of table)
    it(`shows ${own} in ${format} as ${normalised}`, () => {
      const [cell] = rowOf(media, [list(own, {format})]).cells;
      expect(cell).to.deep.equal({
        score: normalised,
        ownScore: own,
        status: 'COMPLETED',
        progress: 3,
        isFavourite: false,
      });
    });
  it('has an empty cell for a user without the media item on their list, which may still be a favourite', () => {
    const row = rowOf(media, [list(50), list(undefined, {favourite: true})]);
    expect(row.ratings).to.deep.equal([50]);
    expect(row.cells[1]).to.deep.equal({score: 0, ownScore: 0, status: undefined, progress: 0, isFavourite: true});
  });
});

describe('isShown', () => {
  const row = rowOf(media, [list(50), list(0, {status: 'PLANNING'}), list(undefined)]);
  type Demand = readonly [requirement: 0 | 1 | -1, status: StatusFilter];
  const any: Demand = [0, 'all'];
  const shown = (demands: readonly Demand[], minRatings = 1, format?: string) =>
    isShown(row, {
      people: demands.map(([requirement, status], index) => ({name: `P${index}`, requirement, status})),
      minRatings,
      format,
    });
  const table: readonly [string, readonly Demand[], boolean][] = [
    ['nothing is demanded', [any, any, any], true],
    ['the first must be rated, and is', [[1, 'all'], any, any], true],
    ['the first must not be rated, but is', [[-1, 'all'], any, any], false],
    ['the second must be rated, but is only planned', [any, [1, 'all'], any], false],
    ['the second must not be rated, and is not', [any, [-1, 'all'], any], true],
    ['the third must not be rated, and is on no list', [any, any, [-1, 'all']], true],
    ['the second must be planned, and is', [any, [0, 'PLANNING'], any], true],
    ['the second must be completed, but is planned', [any, [0, 'COMPLETED'], any], false],
    ['the second must have no status, but has one', [any, [0, 'NOT'], any], false],
    ['the third must have no status, and has none', [any, any, [0, 'NOT']], true],
    ['two demands, one of which holds', [[1, 'all'], [0, 'NOT'], any], false],
  ];
  for (const [condition, demands, expected] of table)
    it(`returns ${expected} if ${condition}`, () => expect(shown(demands)).to.equal(expected));
  it('compares the number of ratings with the minimum', () =>
    expect([0, 1, 2].map(least => shown([], least))).to.deep.equal([true, true, false]));
  it('compares the format', () => expect([shown([], 1, 'TV'), shown([], 1, 'OVA')]).to.deep.equal([true, false]));
});

describe('digestOf', () => {
  const rated = rowOf(media, [
    list(90, {favourite: true}),
    list(40, {status: 'CURRENT'}),
    list(50, {status: 'PLANNING'}),
    list(0, {status: 'PLANNING'}),
    list(undefined),
  ]);
  const unrated = rowOf({...media, averageScore: undefined, popularity: undefined}, [list(0, {status: 'PLANNING'})]);
  const table: readonly [DigestMode, number, number | undefined][] = [
    ['average', 60, undefined],
    ['median', 50, undefined],
    ['average0', 45, undefined],
    ['min', 40, undefined],
    ['max', 90, undefined],
    ['difference', 50, undefined],
    ['standardDeviation', 21.602, undefined],
    ['absoluteDeviation', 20, undefined],
    ['ratings', 3, 0],
    ['planning', 2, 1],
    ['current', 1, 0],
    ['favourites', 1, 0],
    ['popularity', 1234, undefined],
    ['siteScore', 70, undefined],
    ['siteScoreDifference', -10, undefined],
  ];
  for (const [mode, figure, without] of table)
    it(`computes ${mode} as ${figure}, and as ${without} without ratings`, () => {
      expect(digestOf(rated, mode)).to.be.closeTo(figure, 0.001);
      expect(digestOf(unrated, mode)).to.equal(without);
    });
});
