import {expect} from 'chai';

import {addressOfSort, orderOf} from '#host/pages/search/sorting';

describe('orderOf', () => {
  const table = [
    ['/search/anime', {type: 'anime', preset: undefined, hasText: false, sort: undefined}],
    ['/search/manga/top-100', {type: 'manga', preset: 'top-100', hasText: false, sort: undefined}],
    ['/search/manga?search=a&sort=VOLUMES', {type: 'manga', preset: undefined, hasText: true, sort: 'VOLUMES'}],
    ['/search/anime?search=&sort=', {type: 'anime', preset: undefined, hasText: false, sort: undefined}],
  ] as const;
  for (const [path, expected] of table)
    it(`reads ${path}`, () => expect(orderOf(`https://anilist.co${path}`)).to.deep.equal(expected));
});

describe('addressOfSort', () => {
  const table = [
    ['/search/anime', 'EPISODES', '/search/anime?sort=EPISODES'],
    ['/search/anime/Action?year=2019%25&sort=ID_DESC', 'EPISODES', '/search/anime/Action?year=2019%25&sort=EPISODES'],
    ['/search/anime?search=a&sort=ID_DESC', undefined, '/search/anime?search=a'],
  ] as const;
  for (const [path, sort, expected] of table)
    it(`turns ${path} into ${expected}`, () =>
      expect(addressOfSort(`https://anilist.co${path}`, sort)).to.equal(expected));
});
