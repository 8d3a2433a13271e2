import {expect} from 'chai';

import {figureOf, rowsToMount, sortWorks} from '#domain/media/studioWorks';

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
    it(`sorts by ${sort}, those without a number last`, () =>
      expect(sortWorks(works, sort).map(({id}) => id)).to.deep.equal(expected));

  it('has a work once that occurs on several pages', () =>
    expect(sortWorks([...works, ...works], 'score')).to.have.length(4));
});

describe('figureOf', () => {
  it('is the mean score where there is no average score', () =>
    expect(figureOf({id: 1, averageScore: null, meanScore: 55}, 'score')).to.equal(55));
  it('is undefined where there is no number', () => expect(figureOf({id: 1}, 'favourites')).to.equal(undefined));
});

describe('rowsToMount', () => {
  const table = [
    [{first: 0, last: 3, count: 20, max: 10, focused: undefined}, [0, 1, 2, 3, 4]],
    [{first: 5, last: 7, count: 20, max: 10, focused: undefined}, [4, 5, 6, 7, 8]],
    [{first: 17, last: 19, count: 20, max: 10, focused: undefined}, [16, 17, 18, 19]],
    [{first: 5, last: 9, count: 20, max: 3, focused: undefined}, [5, 6, 7]],
    [{first: 5, last: 6, count: 20, max: 10, focused: 0}, [0, 4, 5, 6, 7]],
    [{first: 5, last: 9, count: 20, max: 3, focused: 0}, [0, 5, 6]],
    [{first: 0, last: 1, count: 2, max: 10, focused: 5}, [0, 1]],
    [{first: 30, last: 33, count: 20, max: 10, focused: undefined}, []],
    [{first: 0, last: 0, count: 0, max: 10, focused: undefined}, []],
  ] as const;
  for (const [range, expected] of table)
    it(`keeps rows ${expected.join()} of ${range.count} when ${range.first} to ${range.last} are visible, with at most ${range.max} and focus in ${range.focused}`, () =>
      expect(rowsToMount(range)).to.deep.equal(expected));
});
