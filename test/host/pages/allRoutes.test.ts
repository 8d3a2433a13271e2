import {expect} from 'chai';

import {allRoutes, routeOf} from '#host/pages/allRoutes';
import {anywhere, compilePath, eachAddress, matchAny, route} from '#host/pages/route';
import {
  activity,
  character,
  edit,
  searchCharacters,
  mediaOverview,
  mediaPages,
  mediaSocial,
  userLists,
  userOverview,
  userPages,
  userStats,
} from '#host/pages/routes';

const at = (path: string) => new URL(path, 'https://anilist.co');

describe('routes', () => {
  it('have unique names and examples', () => {
    const names = allRoutes.map(({name}) => name);
    expect(new Set(names).size).to.equal(names.length);
    expect(names.length).to.be.greaterThan(30);
    for (const {name, examples} of allRoutes) expect(examples.length, name).to.be.greaterThan(0);
  });
  for (const {name, examples} of allRoutes)
    for (const example of examples)
      it(`match ${example} only as ${name}`, () => {
        const accepting = allRoutes.filter(candidate => candidate.match(at(example)));
        expect(accepting.map(candidate => candidate.name)).to.deep.equal([name]);
      });
  const strangers = [
    '/anime/abc',
    '/anime',
    '/manga/1x/Title',
    '/user',
    '/users/Mirabel',
    '/homepage',
    '/character/x',
    '/activity/',
  ];
  for (const path of strangers) it(`do not match ${path}`, () => expect(routeOf(at(path))).to.equal(undefined));
  it('ignore case, a trailing slash, and what follows the path', () => {
    expect(routeOf(at('/HOME/?a=b#c'))?.name).to.equal('home');
    expect(routeOf(at('/Anime/1/Title/Social/'))?.name).to.equal('mediaSocial');
  });
});

describe('route parameters', () => {
  const table = [
    [mediaOverview, '/anime/1/Cowboy-Bebop/', {mediaType: 'ANIME', mediaId: 1}],
    [mediaOverview, '/Manga/30002', {mediaType: 'MANGA', mediaId: 30002}],
    [mediaSocial, '/anime/1/Cowboy-Bebop/social', {mediaType: 'ANIME', mediaId: 1}],
    [userOverview, '/user/Mira%20bel/', {userName: 'Mira bel'}],
    [character, '/character/36/Someone', {characterId: 36}],
    [activity, '/activity/800000001', {activityId: 800000001}],
    [activity, '/ACTIVITY/800000001/', {activityId: 800000001}],
    [activity, '/activity/800000001/more', undefined],
    [character, '/CHARACTER/36/SOMEONE/', {characterId: 36}],
    [character, '/character/36', {characterId: 36}],
    [character, '/character/36/Someone/more', undefined],
    [mediaOverview, '/anime/1/', {mediaType: 'ANIME', mediaId: 1}],
    [mediaOverview, '/MANGA/30002/Berserk', {mediaType: 'MANGA', mediaId: 30002}],
    [mediaOverview, '/anime/1/Stats', undefined],
    [mediaOverview, '/anime/1/stats/', undefined],
    [mediaOverview, '/anime/1//', {mediaType: 'ANIME', mediaId: 1}],
    [mediaOverview, '/anime/1/watching', {mediaType: 'ANIME', mediaId: 1}],
    [mediaOverview, '/anime/1/%E3%83%93%E3%83%90%E3%83%83%E3%83%97', {mediaType: 'ANIME', mediaId: 1}],
    [mediaSocial, '/anime/101922/social', {mediaType: 'ANIME', mediaId: 101922}],
    [mediaSocial, '/Manga/30002/Social/', {mediaType: 'MANGA', mediaId: 30002}],
    [mediaSocial, '/anime/123/%E5%A4%A9%E5%AE%98%E8%B5%90%E7%A6%8F/social', {mediaType: 'ANIME', mediaId: 123}],
    [mediaSocial, '/anime/1/social/more', undefined],
    [mediaSocial, '/anime/1/Cowboy-Bebop/social/more', undefined],
    [userOverview, '/USER/Mirabel', {userName: 'Mirabel'}],
    [userOverview, '/user/a%2Fb', {userName: 'a/b'}],
    [userLists, '/user/Mira%20bel/MANGALIST/My%20list/', {userName: 'Mira bel', listType: 'MANGA'}],
    [userLists, '/user/Mirabel/animelist', {userName: 'Mirabel', listType: 'ANIME'}],
    [userLists, '/user/Mirabel/animelist/Reading/more', undefined],
    [userLists, '/user/Mirabel/animelist/compare', undefined],
    [userStats, '/user/Mirabel/stats/anime', undefined],
    [userStats, '/user/Mirabel/Stats/Anime/overview/', {userName: 'Mirabel', listType: 'ANIME', tab: 'overview'}],
    [userStats, '/user/Mirabel/stats/manga/staff', {userName: 'Mirabel', listType: 'MANGA', tab: 'staff'}],
    [userStats, '/user/Mirabel/stats', {userName: 'Mirabel', listType: 'ANIME', tab: 'overview'}],
    [edit, '/edit/anime/1/characters', {}],
    [searchCharacters, '/search/characters/more', undefined],
    [searchCharacters, '/search/characters', {}],
  ] as const;
  for (const [{name, match}, path, params] of table)
    it(`of ${name} for ${path} are ${JSON.stringify(params)}`, () => expect(match(at(path))).to.deep.equal(params));
  it('are returned undecoded if the encoding is invalid', () =>
    expect(userOverview.match(at('/user/100%25%zz'))).to.deep.equal({userName: '100%25%zz'}));
});

describe('path patterns', () => {
  const table: readonly [string, string, Record<string, string | undefined> | undefined][] = [
    ['/', '/', {}],
    ['/home', '/Home/', {}],
    ['/home', '/homepage', undefined],
    ['/a.b', '/axb', undefined],
    ['/a.b', '/a.b', {}],
    ['/staff/:id(\\d+)', '/staff/12', {id: '12'}],
    ['/staff/:id(\\d+)', '/staff/x', undefined],
    ['/staff/:id(\\d+)', '/staff', undefined],
    ['/staff/:id/:slug?', '/staff/1', {id: '1', slug: undefined}],
    ['/staff/:id/:slug?', '/staff/1/A-b', {id: '1', slug: 'A-b'}],
    ['/user/:type(anime|manga)list', '/user/mangalist', {type: 'manga'}],
    ['/user/:list((?!compare)[^/]+)?', '/user/compare', undefined],
    ['/user/:list((?!compare)[^/]+)?', '/user', {list: undefined}],
    ['/edit/:rest(.*)?', '/edit/anime/1', {rest: 'anime/1'}],
    ['/thread/:id{/comment/:comment}?', '/thread/1', {id: '1', comment: undefined}],
    ['/thread/:id{/comment/:comment}?', '/thread/1/comment/2', {id: '1', comment: '2'}],
    ['/thread/:id{/comment/:comment}?', '/thread/1/comment', undefined],
  ];
  for (const [pattern, path, params] of table)
    it(`${pattern} returns ${JSON.stringify(params)} for ${path}`, () => {
      const found = compilePath(pattern).exec(path);
      expect(found ? {...found.groups} : undefined).to.deep.equal(params);
    });
});

describe('matchAny', () => {
  it('returns the first matching route and its parameters', () => {
    const found = matchAny(mediaPages, at('/manga/30002/Berserk/staff'));
    expect(found?.route.name).to.equal('mediaStaff');
    expect(found?.params).to.deep.equal({mediaType: 'MANGA', mediaId: 30002});
  });
  it('returns nothing if no route matches', () => expect(matchAny(userPages, at('/home'))).to.equal(undefined));
});

describe('route', () => {
  it('matches the whole path rather than a part of it', () => {
    expect(edit.match(at('/editor'))).to.equal(undefined);
    expect(edit.match(at('/home/edit'))).to.equal(undefined);
  });
  it('does not parse its pattern until a path matches its prefix', () => {
    const broken = route('broken', {view: '', path: '/broken/:id((', examples: []});
    for (const path of ['/home', '/brokenness/1', '/']) expect(broken.match(at(path)), path).to.equal(undefined);
    expect(() => broken.match(at('/broken/1'))).to.throw(SyntaxError);
  });
  it('can reject an address after reading it', () => {
    const even = route<{id: number}>('even', {
      view: '',
      path: '/:id(\\d+)',
      examples: ['/2'],
      read: ({id}) => (Number(id) % 2 ? undefined : {id: Number(id)}),
    });
    expect(even.match(at('/2'))).to.deep.equal({id: 2});
    expect(even.match(at('/3'))).to.equal(undefined);
  });
  it('returns no parameters for anywhere, and the whole address for eachAddress', () => {
    expect(anywhere.match(at('/any/path'))).to.deep.equal({});
    expect(eachAddress.match(at('/home#a'))).to.deep.equal({address: 'https://anilist.co/home#a'});
  });
});
