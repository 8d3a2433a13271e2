import {expect} from 'chai';

import type {ApiError} from '#services/api/apiError';
import {useConsole} from '../../support/console';
import {apiError, type RequestedField} from '../../support/fetch';
import {useLists} from '../../support/lists';

const entry = (mediaId: unknown, more: Record<string, unknown> = {}) => ({
  mediaId,
  status: 'COMPLETED',
  score: 8.5,
  progress: 12,
  media: {format: 'TV', averageScore: 80, popularity: 100, title: {romaji: 'R', native: 'N', english: null}},
  ...more,
});
const user = {
  name: 'Tobias',
  avatar: {medium: 'https://s4.anilist.co/t.png'},
  mediaListOptions: {scoreFormat: 'POINT_10_DECIMAL'},
  favourites: {anime1: {nodes: [{id: 1}, null]}, anime2: {nodes: [{id: 7}]}, anime3: null},
};
const answerWith = (entries: unknown[], more: Record<string, unknown> = {}) => ({
  hasNextChunk: false,
  user,
  lists: [{entries}],
  ...more,
});

describe('the lists of a comparison', () => {
  const {api, tab, pass} = useLists();
  useConsole();
  const read = (name = 'Tobias', type: 'ANIME' | 'MANGA' = 'ANIME') => tab().lists.compared.of(name, type);

  it('contain the entries, favourites and score format of a user, from one request', async () => {
    api.answers(() => answerWith([entry(1), entry(2, {score: 0, status: 'REWATCHING'})]));
    const {name, scoreFormat, entries, favourites} = await read('tobias');
    expect([name, scoreFormat]).to.deep.equal(['Tobias', 'POINT_10_DECIMAL']);
    expect([...favourites]).to.deep.equal([1, 7]);
    expect([...entries.values()].map(({status, score}) => [status, score])).to.deep.equal([
      ['COMPLETED', 8.5],
      ['REPEATING', 0],
    ]);
    expect(api.sent.length).to.equal(1);
  });

  it('are kept for each user and type', async () => {
    const asked: unknown[] = [];
    api.answers(({args}: RequestedField) => {
      asked.push([args.userName, args.type]);
      return answerWith([entry(args.type === 'ANIME' ? 1 : 2)]);
    });
    const {compared} = tab().lists;
    const ids = async (name: string, type: 'ANIME' | 'MANGA') => [...(await compared.of(name, type)).entries.keys()];
    expect(await ids('Tobias', 'ANIME')).to.deep.equal([1]);
    expect(await ids('Tobias', 'MANGA')).to.deep.equal([2]);
    expect(await ids('Ann', 'ANIME')).to.deep.equal([1]);
    expect(await ids('TOBIAS', 'ANIME')).to.deep.equal([1]);
    expect(asked).to.deep.equal([
      ['Tobias', 'ANIME'],
      ['Tobias', 'MANGA'],
      ['Ann', 'ANIME'],
    ]);
  });

  it('contain a media item on several lists once', async () => {
    api.answers(() => ({
      ...answerWith([]),
      lists: [{entries: [entry(1)]}, {entries: [entry(1, {score: 1}), entry(2)]}],
    }));
    const {entries} = await read();
    expect([...entries].map(([id, {score}]) => [id, score])).to.deep.equal([
      [1, 8.5],
      [2, 8.5],
    ]);
  });

  it('count values of the wrong type as missing', async () => {
    const odd = {status: 5, score: 'ten', progress: null, media: {format: 3, averageScore: '80', title: null}};
    api.answers(() => answerWith([entry(1, odd)], {user: {...user, name: 4, avatar: null, favourites: 'many'}}));
    const {name, entries, favourites} = await read();
    expect([name, favourites.size]).to.deep.equal(['Tobias', 0]);
    const [one] = entries.values();
    expect([one?.status, one?.score, one?.progress, one?.media.format]).to.deep.equal([undefined, 0, 0, undefined]);
  });

  it('are read in chunks of 500 if the API refuses the whole list', async () => {
    const chunks = new Map([
      [1, answerWith([entry(1)], {hasNextChunk: true})],
      [2, answerWith([entry(2)])],
    ]);
    const asked: unknown[] = [];
    api.answers(({args}: RequestedField) => {
      asked.push([args.chunk, args.perChunk]);
      return chunks.get(Number(args.chunk)) ?? apiError('Max query complexity should be 500 but got 800.', 400);
    });
    const {entries} = await read();
    expect([...entries.keys()]).to.deep.equal([1, 2]);
    expect(asked.slice(-2)).to.deep.equal([
      [1, 500],
      [2, 500],
    ]);
  });

  it('are shared by all callers, kept for five minutes, and loaded again on request', async () => {
    api.answers(() => answerWith([entry(1)]));
    const {compared} = tab().lists;
    const [first, second] = await Promise.all([compared.of('Tobias', 'ANIME'), compared.of('TOBIAS', 'ANIME')]);
    expect(first).to.equal(second);
    pass(4.9);
    expect(await compared.of('Tobias', 'ANIME')).to.equal(first);
    expect(api.sent.length).to.equal(1);
    await compared.of('Tobias', 'ANIME', {refetch: true});
    expect(api.sent.length).to.equal(2);
    pass(5.1);
    await compared.of('Tobias', 'ANIME');
    expect(api.sent.length).to.equal(3);
  });

  it('are rejected with the reason, and requested again the next time', async () => {
    api.answers(() => apiError('Private User', 404));
    const {compared} = tab().lists;
    const error = await compared.of('Tobias', 'ANIME').catch((cause: unknown) => cause);
    expect((error as ApiError).kind).to.equal('missing');
    api.answers(() => answerWith([entry(1)]));
    expect((await compared.of('Tobias', 'ANIME')).entries.size).to.equal(1);
  });

  for (const [what, answer] of [
    ['no lists', {...answerWith([]), lists: null}],
    ['a list without entries', {...answerWith([]), lists: [{entries: null}]}],
    ['an entry without a media id', answerWith([entry('1')])],
    ['nothing', null],
  ] as const)
    it(`are unusable with ${what} in the answer`, async () => {
      api.answers(() => answer);
      const error = await read().catch((cause: unknown) => cause);
      expect((error as ApiError).kind).to.equal('unavailable');
    });

  it('skip null values from AniList', async () => {
    api.answers(() => ({...answerWith([]), lists: [null, {entries: [null, entry(1)]}]}));
    expect([...(await read()).entries.keys()]).to.deep.equal([1]);
  });

  it('end for a caller that leaves, and continue for the others', async () => {
    api.answers(() => answerWith([entry(1)]));
    const {compared} = tab().lists;
    const leaving = new AbortController();
    const left = compared.of('Tobias', 'ANIME', {signal: leaving.signal}).catch((cause: unknown) => cause);
    const staying = compared.of('Tobias', 'ANIME');
    leaving.abort('left');
    expect(await left).to.equal('left');
    expect((await staying).entries.size).to.equal(1);
  });
});
