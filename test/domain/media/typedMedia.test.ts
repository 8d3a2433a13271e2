import {expect} from 'chai';

import {typedMediaId} from '#domain/media/typedMedia';

describe('typedMediaId', () => {
  for (const [typed, id] of [
    [' 21 ', 21],
    ['https://anilist.co/anime/21', 21],
    ['http://www.anilist.co/manga/30013/One-Piece/?a=b', 30013],
    ['anilist.co/anime/21#a', 21],
    ['/manga/30013/', 30013],
    ['https://myanimelist.net/anime/21', undefined],
    ['https://anilist.co/character/21', undefined],
    ['https://anilist.co/anime/', undefined],
    ['/anime/21x', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['12345678901', undefined],
    ['', undefined],
  ] as const)
    it(`finds ${String(id)} in "${typed}"`, () => expect(typedMediaId(typed)).to.equal(id));
});
