import {expect} from 'chai';

import {editedMedia, mediaOfCover} from '#domain/list/editedMedia';

describe('mediaOfCover', () => {
  const host = 'https://s4.anilist.co/file/anilistcdn';
  const rows: readonly [string | undefined, number | undefined][] = [
    [`${host}/media/anime/cover/small/bx21-YCDoj1EkAxFn.jpg`, 21],
    [`${host}/media/manga/cover/medium/nx30002-7EzO7o21jzeF.jpg`, 30_002],
    [`${host}/media/manga/cover/medium/b30002-7EzO7o21jzeF.png?1`, 30_002],
    [`${host}/media/manga/cover/medium/30002.jpg`, 30_002],
    ['/file/anilistcdn/media/anime/cover/small/bx21-1x2y.jpg', 21],
    [`${host}/media/manga/cover/large/bx105398-b673Vt5ZSuz3.webp`, 105_398],
    [`${host}/media/anime/cover/small/default.jpg`, undefined],
    [`${host}/media/anime/banner/21-wf37VakJmZqs.jpg`, undefined],
    [`${host}/user/avatar/large/b5-1.png`, undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [address, id] of rows)
    it(`reads ${id ?? 'nothing'} from ${address ?? 'a missing address'}`, () =>
      void expect(mediaOfCover(address)).to.equal(id));
});

describe('editedMedia', () => {
  const rows: readonly [
    cover: number | undefined,
    opener: number | undefined,
    page: number | undefined,
    media: number | undefined,
  ][] = [
    [1, 1, 1, 1],
    [1, undefined, undefined, 1],
    [undefined, 1, undefined, 1],
    [undefined, undefined, 1, 1],
    // On a media page, a card opens the editor of another media item.
    [2, 2, 1, 2],
    [2, undefined, 1, 2],
    [undefined, 2, 1, 2],
    // Another script has opened the editor, or a cover is named after another media item.
    [2, 1, 1, undefined],
    [undefined, undefined, undefined, undefined],
  ];
  for (const [cover, opener, page, media] of rows)
    it(`is ${media ?? 'unknown'} for cover ${cover}, opener ${opener} and page ${page}`, () =>
      void expect(editedMedia({cover, opener, page})).to.equal(media));
});
