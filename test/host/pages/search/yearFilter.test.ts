import {expect} from 'chai';

import {addressOfYear, yearOfAddress} from '#host/pages/search/yearFilter';

describe('addressOfYear', () => {
  const table = [
    ['/search/anime', '/search/anime?year=2020%25'],
    ['/search/manga?genres=Action&year=2019%25', '/search/manga?genres=Action&year=2020%25'],
    ['/search/anime/trending?sort=SCORE_DESC', '/search/anime/trending?sort=SCORE_DESC&year=2020%25'],
  ] as const;
  for (const [path, expected] of table)
    it(`turns ${path} into ${expected}`, () =>
      expect(addressOfYear(new URL(path, 'https://anilist.co'), 2020)).to.equal(expected));
});

describe('yearOfAddress', () => {
  for (const [query, year] of [
    ['?genres=Action&year=2010%25', 2010],
    ['?year=1999', 1999],
    ['', undefined],
    ['?year=', undefined],
    ['?year=any', undefined],
  ] as const)
    it(`reads ${year} from "${query}"`, () =>
      expect(yearOfAddress(new URL(`https://anilist.co/search/anime${query}`))).to.equal(year));
});
