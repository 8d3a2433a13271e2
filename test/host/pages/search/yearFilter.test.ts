import {expect} from 'chai';

import {addressOfYear} from '#host/pages/search/yearFilter';

describe('addressOfYear', () => {
  const table = [
    ['/search/anime', '/search/anime?year=2020%25'],
    ['/search/manga?genres=Action&year=2019%25', '/search/manga?genres=Action&year=2020%25'],
    ['/search/anime/trending?sort=SCORE_DESC', '/search/anime/trending?sort=SCORE_DESC&year=2020%25'],
  ] as const;
  for (const [path, expected] of table)
    it(`makes ${expected} of ${path}`, () =>
      expect(addressOfYear(new URL(path, 'https://anilist.co'), 2020)).to.equal(expected));
});
