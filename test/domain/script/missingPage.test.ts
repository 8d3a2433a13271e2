import {expect} from 'chai';

import {mediaPages, userPages} from '#host/pages/routes';
import {isModerator, missingPage, whyHidden} from '#domain/script/missingPage';

describe('missingPage', () => {
  const table = [
    ['/submissions', {kind: 'submission'}],
    ['/user/Mirabel/submissions', {kind: 'submission'}],
    ['/edit/anime/submissions/12', {kind: 'submission'}],
    ['/user/Mirabel/', {kind: 'user', userName: 'Mirabel'}],
    ['/user/Mira%20bel/animelist', {kind: 'user', userName: 'Mira bel'}],
    ['/user/100%/', {kind: 'user', userName: '100%'}],
    ['/anime/320', {kind: 'media', mediaType: 'ANIME', mediaId: 320}],
    ['/manga/30002/Berserk/', {kind: 'media', mediaType: 'MANGA', mediaId: 30002}],
    ['/Anime/1/Title/', {kind: 'media', mediaType: 'ANIME', mediaId: 1}],
    ['/manga/30002/Berserk/staff', {kind: 'media', mediaType: 'MANGA', mediaId: 30002}],
    ['/manga/30002/Berserk/stuff', undefined],
    ['/manga/30002/Berserk/staff/1', undefined],
    ['/user/Ann/animelst', undefined],
    ['/user/Ann/animelist/Watching/more', undefined],
    ['/user/Ann/animelist/compare', {kind: 'user', userName: 'Ann'}],
    ['/user/Ann/stats/anime', undefined],
    ['/anime/12x', undefined],
    ['/anime', undefined],
    ['/user/', undefined],
    ['/404', undefined],
    ['/nonsense', undefined],
  ] as const;
  for (const [path, expected] of table)
    it(`returns ${JSON.stringify(expected)} for ${path}`, () => expect(missingPage(path)).to.deep.equal(expected));

  it('knows all pages of users and media', () => {
    const kinds = (routes: typeof userPages | typeof mediaPages) =>
      new Set(routes.flatMap(({examples}) => examples.map(path => missingPage(path)?.kind)));
    expect([...kinds(userPages)].toSorted()).to.deep.equal(['submission', 'user']);
    expect([...kinds(mediaPages)]).to.deep.equal(['media']);
  });
});

describe('whyHidden', () => {
  const table = [
    [1, false, ['Action', 'Hentai'], 'adult'],
    [1, true, ['Action'], 'adult'],
    [1, true, null, 'adult'],
    [320, null, ['Hentai'], 'famous'],
    [320, false, ['Action'], undefined],
    [1, null, ['Ecchi', null], undefined],
    [1, null, null, undefined],
  ] as const;
  for (const [id, isAdult, genres, expected] of table)
    it(`returns ${expected} for media ${id} with isAdult ${isAdult} and genres ${JSON.stringify(genres)}`, () =>
      expect(whyHidden(id, {isAdult, genres})).to.equal(expected));
});

describe('isModerator', () => {
  const table = [
    ['ModChan', true],
    ['modchan', true],
    ['ModChan2', false],
    ['', false],
  ] as const;
  for (const [name, expected] of table)
    it(`returns ${expected} for "${name}"`, () => expect(isModerator(name)).to.equal(expected));
});
