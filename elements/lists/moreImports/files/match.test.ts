import {expect} from 'chai';

import type {ImportedList} from '#domain/import/importedEntry';
import {matchById, matchByTitle, type Finding, type Matching} from './match';
import type {WholeEntry} from '#services/imports/wholeList';
import type {Api} from '#services/api/api';
import {ApiError} from '#services/api/apiError';
import {fakeServices} from '#test/support/services';

const list = (isUntyped: boolean): ImportedList => ({
  ...{userName: undefined, exportedAt: undefined, isUntyped, leftOut: []},
  entries: [1, 2, 3].map(mediaId => ({title: `Title ${mediaId}`, mediaId, values: {}})),
});

/** Media 1 is on the list; AniList has 2, and under the id 33 of MyAnimeList 30, with which 3 was merged. */
function start() {
  const asked: unknown[] = [];
  const read = (_document: unknown, {ids, malIds}: {ids?: readonly number[]; malIds?: readonly number[]}) => {
    asked.push(ids ? {ids} : {malIds});
    const media = ids ? [{id: 2, title: {romaji: 'Two'}}] : [{id: 30, idMal: 33, title: {romaji: 'Thirty'}}];
    return Promise.resolve({Page: {media}});
  };
  const tools: Matching = {
    ...{api: {...fakeServices().apiFor('f'), read: read as Api['read']}, type: 'MANGA', progress() {}},
    signal: new AbortController().signal,
    known: new Map([[1, {media: {id: 1, title: {romaji: 'One'}}} as WholeEntry]]),
  };
  return {asked, tools};
}

const titleOf = (found: Finding) => (found === 'otherList' ? found : found?.media.title?.romaji);
const idOf = (found: Finding) => (found === 'otherList' ? found : found?.media.id);

describe('matchById', () => {
  for (const isUntyped of [true, false])
    it(`asks for what is not on the list, and leaves open what AniList does not have (${isUntyped ? 'untyped' : 'typed'})`, async () => {
      const {asked, tools} = start();
      const found = await matchById(list(isUntyped), tools);
      expect(found.map(titleOf)).to.deep.equal(['One', 'Two', undefined]);
      expect(asked).to.deep.equal([{ids: [2, 3]}]);
    });

  for (const [isUntyped, type, found] of [
    [true, 'ANIME', 'otherList'],
    [true, 'MANGA', 'Two'],
    [false, 'MANGA', 'Two'],
  ] as const)
    it(`asks AniList for the type of an ${isUntyped ? 'untyped' : 'typed'} id (${type})`, async () => {
      const {tools} = start();
      const types: unknown[] = [];
      const read = (_document: unknown, {ids, type: wanted}: {ids?: readonly number[]; type?: string}) => {
        types.push(wanted);
        return Promise.resolve({Page: {media: ids ? [{id: 2, type, title: {romaji: 'Two'}}] : []}});
      };
      const api = {...tools.api, read: read as Api['read']};
      expect((await matchById(list(isUntyped), {...tools, api})).map(titleOf)).to.deep.equal(['One', found, undefined]);
      expect(types[0]).to.equal(isUntyped ? undefined : 'MANGA');
    });

  for (const [kind, result] of [
    ['missing', ['One', undefined, undefined]],
    ['unavailable', 'unavailable'],
    ['limited', 'limited'],
    ['refused', 'refused'],
  ] as const)
    it(`takes only the answer "not found" for missing media, not an error (${kind})`, async () => {
      const {tools} = start();
      const read = () => Promise.reject(new ApiError(kind, 'The reason.'));
      const found = matchById(list(false), {...tools, api: {...tools.api, read}});
      expect(
        await found.then(
          all => all.map(titleOf),
          (cause: unknown) => (cause as ApiError).kind,
        ),
      ).to.deep.equal(result);
    });

  it('finds merged media by MyAnimeList id', async () => {
    const {asked, tools} = start();
    const {entries, ...rest} = list(false);
    const found = await matchById(
      {...rest, entries: entries.map(entry => ({...entry, malId: (entry.mediaId ?? 0) * 11}))},
      tools,
    );
    expect(found.map(idOf)).to.deep.equal([1, 2, 30]);
    expect(asked.at(-1)).to.deep.equal({malIds: [33]});
  });
});

/** A search of AniList: what it finds for each text. */
function searching(found: Readonly<Record<string, readonly object[]>>) {
  const asked: string[] = [];
  const read = (_document: unknown, {search = '', ids}: {search?: string; ids?: readonly number[]}) => {
    if (ids) return Promise.resolve({Page: {media: []}});
    asked.push(search);
    return Promise.resolve({Page: {media: found[search] ?? []}});
  };
  const tools: Matching = {
    ...{api: {...fakeServices().apiFor('f'), read: read as Api['read']}, type: 'ANIME', progress() {}},
    ...{signal: new AbortController().signal, known: new Map()},
  };
  const match = (title: string) =>
    matchByTitle({userName: undefined, exportedAt: undefined, leftOut: [], entries: [{title, values: {}}]}, tools);
  return {asked, match};
}

describe('matchByTitle', () => {
  const season = (id: number, romaji: string) => ({id, title: {romaji}, format: 'TV'});

  it('searches once for a title that is found', async () => {
    const {asked, match} = searching({'Cowboy Bebop': [season(1, 'Cowboy Bebop')]});
    expect((await match('Cowboy Bebop'))[0]).to.deep.include({distance: 0});
    expect(asked).to.deep.equal(['Cowboy Bebop']);
  });

  it('searches again without the season, and finds the intended one', async () => {
    const {asked, match} = searching({'Haikyuu!!': [season(1, 'Haikyuu!!'), season(2, 'Haikyuu!! 2nd Season')]});
    expect((await match('Haikyuu!! Second Season'))[0]?.media.id).to.equal(2);
    expect(asked).to.deep.equal(['Haikyuu!! Second Season', 'Haikyuu!!']);
  });

  it('proposes alternatives if the nearest match is uncertain', async () => {
    const far = ['Quite another title', 'Something else entirely', 'A third one altogether', 'And a fourth of them'];
    const {match} = searching({Nothing: far.map((title, index) => season(index + 1, title))});
    const [found] = await match('Nothing');
    expect(found?.others?.length).to.equal(2);
    expect(found?.others?.map(({media}) => media.id)).to.not.include(found?.media.id);
  });

  it('returns nothing if neither search finds a match', async () =>
    expect(await searching({}).match('Nobody knows (2011)')).to.deep.equal([undefined]));
});
