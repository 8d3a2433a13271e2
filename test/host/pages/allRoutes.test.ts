import {expect} from 'chai';

import {allRoutes, routeOf} from '#host/pages/allRoutes';
import {anywhere, eachAddress, matchAny, route} from '#host/pages/route';
import {activity} from '#host/pages/site/routes';
import {character, edit, searchCharacters} from '#host/pages/browse/routes';
import {mediaOverview, mediaPages, mediaSocial} from '#host/pages/media/routes';
import {userOverview, userPages} from '#host/pages/user/routes';

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
    [searchCharacters, '/search/characters', {}],
  ] as const;
  for (const [{name, match}, path, params] of table)
    it(`are read from ${path} by ${name}`, () => expect(match(at(path))).to.deep.equal(params));
  it('are returned undecoded if the encoding is invalid', () =>
    expect(userOverview.match(at('/user/100%25%zz'))).to.deep.equal({userName: '100%25%zz'}));
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
  it('can reject an address after reading it', () => {
    const even = route<{id: number}>('even', {
      view: '',
      path: '/(?<id>\\d+)',
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
