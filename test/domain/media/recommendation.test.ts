import {expect} from 'chai';

import {
  autorecPoints,
  forYou,
  isForYou,
  recommendationWeight,
  vote,
  type UserRating,
} from '#domain/media/recommendation';

describe('recommendationWeight', () => {
  const table: readonly [number, number | null | undefined, number, number][] = [
    [90, 70, 1, 80],
    [90, 70, 3, 120],
    [90, null, 1, 65.5],
    [90, undefined, 1, 65.5],
    [59, null, 9, 90],
    [90, 70, 0, 0],
    [90, 70, -1, 0],
    [90, 70, -5, 0],
  ];
  for (const [score, average, rating, weight] of table)
    it(`returns ${weight} for score ${score}, average ${String(average)} and rating ${rating}`, () =>
      expect(recommendationWeight(score, average, rating)).to.be.closeTo(weight, 1e-9));
});

describe('isForYou', () => {
  const table: readonly [number, UserRating, string | null, boolean][] = [
    [5, 'NO_RATING', null, true],
    [5, 'RATE_UP', 'PLANNING', true],
    [5, 'RATE_DOWN', null, false],
    [5, 'NO_RATING', 'CURRENT', false],
    [5, 'NO_RATING', 'COMPLETED', false],
    [1, 'NO_RATING', null, true],
    [0, 'NO_RATING', null, false],
    [-1, 'NO_RATING', null, false],
  ];
  for (const [rating, userRating, secondStatus, shown] of table)
    it(`returns ${shown} for rating ${rating}, ${userRating}, ${secondStatus ?? 'not on the list'}`, () =>
      expect(isForYou({rating, userRating, secondStatus})).to.equal(shown));
});

describe('forYou', () => {
  const pair = {rating: 1, userRating: 'NO_RATING', secondStatus: undefined, score: 50, averageScore: 50} as const;
  it('excludes unsuitable pairs, and lists the best first', () =>
    expect(
      forYou([
        {...pair, id: 1},
        {...pair, id: 2, score: 90},
        {...pair, id: 3, rating: 9},
        {...pair, id: 4, secondStatus: 'DROPPED'},
        {...pair, id: 5, averageScore: null},
        {...pair, id: 6},
      ]).map(({id}) => id),
    ).to.deep.equal([3, 2, 1, 6, 5]));
});

describe('autorecPoints', () => {
  const table = [
    [80, 60, 10, 1, 2],
    [80, 60, 10, 2, 3],
    [80, 60, 10, 4, 3.5],
    [50, 60, 10, 1, -1],
    [60, 60, 10, 9, 0],
    [80, 60, 10, 0, 0],
    [80, 60, 10, -3, 0],
    [80, 80, 0, 5, 0],
  ] as const;
  for (const [score, mean, deviation, rating, points] of table)
    it(`returns ${points} for score ${score} with ${mean}±${deviation} at rating ${rating}`, () =>
      expect(autorecPoints(score, {mean, deviation}, rating)).to.be.closeTo(points, 1e-9));
});

describe('vote', () => {
  const table: readonly [UserRating, 'up' | 'down', UserRating, number][] = [
    ['NO_RATING', 'down', 'RATE_DOWN', -1],
    ['RATE_UP', 'down', 'RATE_DOWN', -2],
    ['RATE_DOWN', 'down', 'NO_RATING', 1],
    ['NO_RATING', 'up', 'RATE_UP', 1],
    ['RATE_DOWN', 'up', 'RATE_UP', 2],
    ['RATE_UP', 'up', 'NO_RATING', -1],
  ];
  for (const [now, thumb, userRating, change] of table)
    it(`turns ${now} into ${userRating} by thumb ${thumb}, changing the rating by ${change}`, () =>
      expect(vote(now, thumb)).to.deep.equal({userRating, change}));
});
