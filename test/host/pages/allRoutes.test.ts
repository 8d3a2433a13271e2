import {expect} from 'chai';

import {allRoutes, routeOf} from '#host/pages/allRoutes';
import {anywhere, eachAddress, matchAny, route} from '#host/pages/route';
import {activity} from '#host/pages/site/routes';
import {character, edit, searchCharacters} from '#host/pages/browse/routes';
import {mediaOverview, mediaPages, mediaSocial} from '#host/pages/media/routes';
import {userOverview, userPages} from '#host/pages/user/routes';

const at = (path: string) => new URL(path, 'https://anilist.co');

describe('routes', () => {
  it('have names of their own and examples', () => {
    const names = allRoutes.map(({name}) => name);
    expect(new Set(names).size).to.equal(names.length);
    expect(names.length).to.be.greaterThan(30);
    for (const {name, examples} of allRoutes) expect(examples.length, name).to.be.greaterThan(0);
  });
  for (const {name, examples} of allRoutes)
    for (const example of examples)
      it(`${example} is ${name} and nothing else`, () => {
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
  for (const path of strangers)
    it(`${path} is no page that we know`, () => expect(routeOf(at(path))).to.equal(undefined));
  it('take no notice of case, of a slash at the end, or of what follows the path', () => {
    expect(routeOf(at('/HOME/?a=b#c'))?.name).to.equal('home');
    expect(routeOf(at('/Anime/1/Title/Social/'))?.name).to.equal('mediaSocial');
  });
});

describe('what an address says', () => {
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
    it(`${path}, read by ${name}`, () => expect(match(at(path))).to.deep.equal(params));
  it('survives a name that is no valid encoding', () =>
    expect(userOverview.match(at('/user/100%25%zz'))).to.deep.equal({userName: '100%25%zz'}));
});

describe('matchAny', () => {
  it('gives the first route that accepts, with what it read', () => {
    const found = matchAny(mediaPages, at('/manga/30002/Berserk/staff'));
    expect(found?.route.name).to.equal('mediaStaff');
    expect(found?.params).to.deep.equal({mediaType: 'MANGA', mediaId: 30002});
  });
  it('gives nothing where none accepts', () => expect(matchAny(userPages, at('/home'))).to.equal(undefined));
});

describe('a route', () => {
  it('matches the whole path, not a part of it', () => {
    expect(edit.match(at('/editor'))).to.equal(undefined);
    expect(edit.match(at('/home/edit'))).to.equal(undefined);
  });
  it('can reject after reading', () => {
    const even = route<{id: number}>('even', {
      view: '',
      path: '/(?<id>\\d+)',
      examples: ['/2'],
      read: ({id}) => (Number(id) % 2 ? undefined : {id: Number(id)}),
    });
    expect(even.match(at('/2'))).to.deep.equal({id: 2});
    expect(even.match(at('/3'))).to.equal(undefined);
  });
  it('anywhere says nothing, eachAddress says the whole address', () => {
    expect(anywhere.match(at('/any/path'))).to.deep.equal({});
    expect(eachAddress.match(at('/home#a'))).to.deep.equal({address: 'https://anilist.co/home#a'});
  });
});
