import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import type {ApiError} from '#services/api/apiError';
import {useConsole} from '../../support/console';
import {apiError} from '../../support/fetch';
import {useLists} from '../../support/lists';

const entries = [
  {mediaId: 1, notes: '#comfy', advancedScores: {Story: 8, Visuals: 0, Audio: 6.5}},
  {mediaId: 2, notes: '', advancedScores: {Story: 0}},
  {mediaId: 3, notes: null, advancedScores: null},
  {mediaId: 4, notes: 7, advancedScores: 'Story'},
  {mediaId: null, notes: '#lost', advancedScores: {Story: 1}},
  null,
];
const lists = [{entries}, {entries: [{mediaId: 1, notes: '#comfy', advancedScores: {Story: 8, Audio: 6.5}}]}, null];
const user = (anime: boolean) => ({
  __typename: 'User',
  id: 5,
  mediaListOptions: {
    __typename: 'MediaListOptions',
    animeList: {__typename: 'MediaListTypeOptions', advancedScoringEnabled: anime},
    mangaList: {__typename: 'MediaListTypeOptions', advancedScoringEnabled: !anime},
  },
});

describe('parts of a list', () => {
  const {api, tab, pass} = useLists();
  useConsole();
  const given = (anime = true) =>
    api.answers(({name}) => (name === 'User' ? user(anime) : {__typename: 'MediaListCollection', lists}));

  it('include the non-empty notes, each media item once, and request nothing else', async () => {
    given();
    const notes = await tab().lists.notes('Tobias', 'ANIME');
    expect([...notes]).to.deep.equal([[1, '#comfy']]);
    expect(api.asked()).to.deep.equal(['MediaListCollection']);
    expect(api.sent[0]?.query).to.not.contain('media {');
  });

  it('include the advanced scores above 0', async () => {
    given();
    const scores = await tab().lists.advancedScores('Tobias', 'ANIME');
    const expected = [
      ['Story', 8],
      ['Audio', 6.5],
    ];
    expect([...scores]).to.deep.equal([[1, expected]]);
    expect(api.asked()).to.deep.equal(['User', 'MediaListCollection']);
  });

  it('do not request the list if its owner does not use advanced scoring for the type', async () => {
    given();
    expect((await tab().lists.advancedScores('Tobias', 'MANGA')).size).to.equal(0);
    expect(api.asked()).to.deep.equal(['User']);
  });

  it('are requested once for all callers, and again after five minutes', async () => {
    given();
    const {lists: store} = tab();
    const [first, second] = await Promise.all([store.notes('Tobias', 'ANIME'), store.notes('tobias', 'ANIME')]);
    expect(first).to.equal(second);
    pass(4.9);
    expect(await store.notes('Tobias', 'ANIME')).to.equal(first);
    await store.notes('Tobias', 'MANGA');
    expect(api.sent.length).to.equal(2);
    pass(0.2);
    await store.notes('Tobias', 'ANIME');
    expect(api.sent.length).to.equal(3);
  });

  it('are forgotten when another account signs in', async () => {
    given();
    const {lists: store, services} = tab();
    await store.notes('Tobias', 'ANIME');
    const forgotten = new Promise<void>(resolve =>
      apiOf(services).accountEpoch.subscribe(resolve, {signal: services.signal}),
    );
    services.session.signOut();
    await forgotten;
    await store.notes('Tobias', 'ANIME');
    expect(api.sent.length).to.equal(2);
  });

  it('are rejected with the reason, and requested again the next time', async () => {
    const {lists: store} = tab();
    api.answers(() => apiError('Private User', 404));
    const error = await store.notes('Tobias', 'ANIME').catch((cause: unknown) => cause as ApiError);
    expect((error as ApiError).kind).to.equal('missing');
    given();
    expect((await store.notes('Tobias', 'ANIME')).size).to.equal(1);
  });

  it('are read in chunks of 500 if AniList refuses the whole list', async () => {
    api.answers(({args: {chunk, perChunk}}) =>
      chunk === undefined
        ? apiError('Internal Server Error', 500)
        : {hasNextChunk: chunk === 1, lists: [{entries: [{mediaId: chunk, notes: `of ${String(perChunk)}`}]}]},
    );
    const notes = await tab().lists.notes('Tobias', 'ANIME');
    expect([...notes]).to.deep.equal([
      [1, 'of 500'],
      [2, 'of 500'],
    ]);
  });

  it('are empty if the answer has no lists', async () => {
    api.answers(() => ({__typename: 'MediaListCollection', lists: null}));
    expect((await tab().lists.notes('Tobias', 'ANIME')).size).to.equal(0);
  });
});
