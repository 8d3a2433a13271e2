import {expect} from 'chai';

import {readSongs, songsAddress} from '#domain/media/songs';

const theme = (type: string, sequence: number | null, more: object = {}) => ({
  type,
  sequence,
  song: {title: `Song ${String(sequence)}`, artists: [{name: 'A'}, {name: 'B'}]},
  animethemeentries: [{episodes: '1-12', videos: [{link: 'https://v.animethemes.moe/x.webm'}]}],
  ...more,
});
const answer = (...animethemes: object[]) => JSON.stringify({anime: [{animethemes}]});

describe('songsAddress', () => {
  it('requests the songs of one anime by its AniList id, with artists and videos', () => {
    const {host, searchParams} = new URL(songsAddress(20));
    expect(host).to.equal('api.animethemes.moe');
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      'filter[has]': 'resources',
      'filter[site]': 'AniList',
      'filter[external_id]': '20',
      include: 'animethemes.animethemeentries.videos,animethemes.song.artists',
    });
  });
});

describe('readSongs', () => {
  it('separates openings from endings and orders them by number', () => {
    const songs = readSongs(answer(theme('OP', 2), theme('ED', null), theme('OP', null)));
    expect(songs?.openings.map(({number}) => number)).to.deep.equal([1, 2]);
    expect(songs?.endings).to.deep.equal([
      {
        number: 1,
        title: 'Song null',
        artists: ['A', 'B'],
        episodes: '1-12',
        video: 'https://v.animethemes.moe/x.webm',
      },
    ]);
  });
  it('omits unknown values: title, artists, episodes, videos', () => {
    const unknown = theme('OP', 1, {song: null, animethemeentries: []});
    expect(readSongs(answer(unknown))?.openings).to.deep.equal([
      {number: 1, title: undefined, artists: [], episodes: undefined, video: undefined},
    ]);
  });
  for (const link of ['javascript:alert(1)', 'https://animethemes.moe.example/x', 'http://v.animethemes.moe/x'])
    it(`uses no video from ${link}`, () => {
      const [song] = readSongs(answer(theme('OP', 1, {animethemeentries: [{videos: [{link}]}]})))?.openings ?? [];
      expect(song?.video).to.equal(undefined);
    });
  it('returns empty lists for an anime that is not in the database', () =>
    expect(readSongs('{"anime": []}')).to.deep.equal({openings: [], endings: []}));
  for (const text of ['', '<html></html>', '{"anime":[{"animethemes":', '[]', '{"anime": "none"}', 'null'])
    it(`returns undefined for ${text || 'nothing'}`, () => expect(readSongs(text)).to.equal(undefined));
});
