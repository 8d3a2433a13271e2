import {expect} from 'chai';

import {figureOf, sortWorks} from '#domain/media/studioWorks';

const works = [
  {id: 1, popularity: 10, averageScore: 70, meanScore: 71, favourites: 5},
  {id: 2, popularity: 30, averageScore: null, meanScore: 80, favourites: 5},
  {id: 3, popularity: 20, averageScore: 90, meanScore: 60, favourites: null},
  {id: 4, popularity: 30, averageScore: null, meanScore: null, favourites: 9},
];

describe('sortWorks', () => {
  const table = [
    ['popularity', [2, 4, 3, 1]],
    ['score', [3, 2, 1, 4]],
    ['favourites', [4, 2, 1, 3]],
  ] as const;
  for (const [sort, expected] of table)
    it(`sorts by ${sort}, with those without a number last`, () =>
      expect(sortWorks(works, sort).map(({id}) => id)).to.deep.equal(expected));

  it('lists a media item once even if it occurs on several pages', () =>
    expect(sortWorks([...works, ...works], 'score')).to.have.length(4));
});

describe('figureOf', () => {
  it('returns the mean score if there is no average score', () =>
    expect(figureOf({id: 1, averageScore: null, meanScore: 55}, 'score')).to.equal(55));
  it('returns undefined if there is no number', () => expect(figureOf({id: 1}, 'favourites')).to.equal(undefined));
});
