import {expect} from 'chai';

import {listSiteAddress, listSiteCount, listSiteId, listSiteScore} from '#domain/media/listSitePage';

describe('listSiteAddress', () => {
  it('is the recommendations page, which also has the score and the serialization', () =>
    expect(listSiteAddress('MANGA', 2)).to.equal('https://myanimelist.net/manga/2/_/userrecs'));
});

describe('listSiteScore', () => {
  const table = [
    ['8.75', 8.75],
    ['\n  7.10\n', 7.1],
    ['10', 10],
    ['N/A', undefined],
    ['0.00', undefined],
    ['87', undefined],
    ['', undefined],
    [null, undefined],
  ] as const;
  for (const [text, score] of table)
    it(`returns ${score} for ${JSON.stringify(text)}`, () => expect(listSiteScore(text)).to.equal(score));
});

describe('listSiteCount', () => {
  const table = [
    ['1,234,567', 1_234_567],
    ['by 12 users', 12],
    ['none', undefined],
    [undefined, undefined],
  ] as const;
  for (const [text, count] of table)
    it(`returns ${count} for ${JSON.stringify(text)}`, () => expect(listSiteCount(text)).to.equal(count));
});

describe('listSiteId', () => {
  const table = [
    ['https://myanimelist.net/anime/5/Cowboy_Bebop', 5],
    ['https://myanimelist.net/manga/12', 12],
    ['https://myanimelist.net.example/anime/5/x', undefined],
    ['http://myanimelist.net/anime/5/x', undefined],
    ['javascript:alert(1)//https://myanimelist.net/anime/5', undefined],
    ['https://myanimelist.net/character/5', undefined],
    [null, undefined],
  ] as const;
  for (const [address, id] of table) it(`returns ${id} for ${address}`, () => expect(listSiteId(address)).to.equal(id));
});
