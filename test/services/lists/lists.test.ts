import {expect} from 'chai';

import type {ApiError} from '#services/api/apiError';
import {useConsole} from '../../support/console';
import {apiError} from '../../support/fetch';
import {collection, rawEntry, rawList, useLists} from '../../support/lists';
import {nextFrame, waitUntil} from '../../support/wait';

describe('whole lists', () => {
  const {api, answers, tab, userName, pass, requests} = useLists();
  const output = useConsole();

  it('are both loaded in one request, with every field', async () => {
    const next = {nextAiringEpisode: {episode: 5, airingAt: 1_700_000_000}};
    answers.anime = () => collection([rawList('Watching', [rawEntry(1, {}, next)])]);
    const {lists} = tab();
    const list = await lists.load('ANIME');
    expect(lists.get('ANIME')).to.deep.equal({state: 'data', list});
    expect(list.entries.get(1)).to.deep.equal({
      id: 1001,
      mediaId: 1,
      status: 'CURRENT',
      score: 7,
      scoreRaw: 70,
      advancedScores: {Story: 8},
      progress: 3,
      progressVolumes: 0,
      repeat: 0,
      savedRepeat: 0,
      private: true,
      priority: 3,
      notes: undefined,
      commands: undefined,
      hiddenFromStatusLists: false,
      startedAt: {year: 2020, month: 1, day: undefined},
      completedAt: undefined,
      createdAt: 100,
      updatedAt: 200,
      listLocations: ['Watching'],
      customLists: [],
      media: {
        type: 'ANIME',
        status: 'RELEASING',
        episodes: 12,
        chapters: undefined,
        volumes: undefined,
        duration: 24,
        next: {episode: 5, airingAt: 1_700_000_000},
        format: 'TV',
        isAdult: false,
        country: 'JP',
        source: 'ORIGINAL',
        season: 'WINTER',
        year: 2020,
        title: {romaji: 'R', native: 'N', english: undefined},
        cover: 'https://s4.anilist.co/file/b1.jpg',
        tags: ['Space'],
        tagRanks: [90],
        genres: ['Drama'],
        meanScore: 70,
        averageScore: 68,
        popularity: 1234,
        studios: [{id: 1, name: 'S', isAnimationStudio: true}],
        staff: [{id: 2, first: 'A', last: 'B'}],
      },
    });
    const manga = await lists.load('MANGA');
    expect([manga.entries.get(9)?.advancedScores, manga.entries.get(9)?.media.chapters]).to.deep.equal([undefined, 5]);
    expect(requests()).to.equal(1);
  });

  it('follow the rules for entries, and warn about commands that are not JSON', async () => {
    const bad = {scoreRaw: 170, repeat: 20_000, notes: '${no}$'};
    const airing = {episodes: null, nextAiringEpisode: {episode: 5}, seasonYear: null};
    answers.anime = () =>
      collection([
        rawList('Watching', [
          rawEntry(1, bad, airing),
          rawEntry(2, {status: 'REPEATING', notes: '${"more": "1-3x2", "skip": 1}$'}),
        ]),
      ]);
    const {entries} = await tab().lists.load('ANIME');
    const [one, two] = [entries.get(1), entries.get(2)];
    expect([one?.scoreRaw, one?.repeat, one?.commands]).to.deep.equal([100, 0, undefined]);
    // The number of episodes isn't confused with the number aired so far.
    const {episodes, next, year} = one?.media ?? {};
    expect([episodes, next, year]).to.deep.equal([undefined, {episode: 5, airingAt: undefined}, 2019]);
    expect([two?.repeat, two?.savedRepeat, two?.commands]).to.deep.equal([1, 0, {adjustValue: 5}]);
    expect(output.lines.filter(line => line.startsWith('warn: The commands'))).to.have.length(1);
  });

  it('skip null values from AniList, and keep the rest', async () => {
    answers.anime = () => collection([null, rawList('Watching', [null, {...rawEntry(1), media: null}, rawEntry(2)])]);
    expect([...(await tab().lists.load('ANIME')).entries.keys()]).to.deep.equal([2]);
  });

  it('contain each media item once, with all its lists, of which two may have one name', async () => {
    answers.anime = () =>
      collection([
        rawList('Watching', [rawEntry(1), rawEntry(2)]),
        rawList('Completed', [rawEntry(4)]),
        rawList('Best', [rawEntry(2), rawEntry(3)], {isCustomList: true}),
        rawList('Completed', [rawEntry(4)], {isCustomList: true}),
      ]);
    const {entries, lists} = await tab().lists.load('ANIME');
    expect(Array.from(entries.values(), each => [each.mediaId, each.listLocations, each.customLists])).to.deep.equal([
      [1, ['Watching'], []],
      [2, ['Watching', 'Best'], ['Best']],
      [4, ['Completed'], ['Completed']],
      [3, ['Best'], ['Best']],
    ]);
    expect(lists.map(({name, mediaIds}) => [name, mediaIds])).to.deep.equal([
      ['Watching', [1, 2]],
      ['Completed', [4]],
      ['Best', [2, 3]],
      ['Completed', [4]],
    ]);
  });

  it("are in the order of their owner's settings, with others last", async () => {
    const animeList = {advancedScoringEnabled: false, sectionOrder: ['Best', 'Watching']};
    const user = {mediaListOptions: {scoreFormat: 'POINT_10', animeList, mangaList: null}};
    const names = ['Watching', 'New', 'Best'];
    answers.anime = () =>
      collection(
        names.map((name, index) => rawList(name, [rawEntry(index + 1)])),
        {user},
      );
    const {lists} = await tab().lists.load('ANIME');
    expect(lists.map(({name}) => name)).to.deep.equal(['Best', 'Watching', 'New']);
  });

  it('stop waiting for another tab once nobody needs them', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<undefined>(resolve => void (release = () => resolve(undefined)));
    api.fails(() => released);
    const isLists = ({name = ''}: LockInfo) => name.toLowerCase().includes(userName().toLowerCase());
    /** The number of tabs that load lists, and of those that wait for them. */
    const tabs = async () => {
      const {held = [], pending = []} = await navigator.locks.query();
      return [held.filter(isLists).length, pending.filter(isLists).length];
    };
    const becomes = async (pending: number) => {
      while ((await tabs())[1] !== pending) await nextFrame();
    };
    const [first, second] = [tab(), tab()];
    const end = new AbortController();
    const loading = first.lists.load('ANIME');
    await waitUntil(() => api.sent.length === 1);
    const ended = second.lists.load('ANIME', {signal: end.signal}).catch(() => 'ended');
    await becomes(1);
    end.abort('over');
    expect(await ended).to.equal('ended');
    await becomes(0);
    expect(await tabs(), 'it is not taken from the tab that loads').to.deep.equal([1, 0]);
    release();
    expect((await loading).entries.size).to.equal(2);
  });

  it('share a load between callers, and are reloaded after an hour', async () => {
    const {lists} = tab();
    const all = await Promise.all([lists.load('ANIME'), lists.load('MANGA'), lists.load('ANIME')]);
    expect(all[0]).to.equal(all[2]);
    pass(59);
    await lists.load('ANIME');
    expect(requests()).to.equal(1);
    pass(1);
    expect(lists.entry(1).get().entries, 'nothing is known without a fresh list').to.equal(undefined);
    await lists.load('ANIME');
    expect(requests()).to.equal(2);
  });

  it('are loaded in chunks, with progress, when the whole list is too large', async () => {
    answers.anime = ({args}) => {
      if (args.chunk === undefined || args.chunk === null) return apiError('Internal Server Error', 500);
      const first = args.chunk === 1;
      return collection([rawList('Watching', [rawEntry(first ? 1 : 2)])], {hasNextChunk: first});
    };
    const texts: string[] = [];
    const list = await tab().lists.load('ANIME', {onProgress: ({text}) => texts.push(text)});
    expect(list.lists[0]?.mediaIds).to.deep.equal([1, 2]);
    expect(requests()).to.equal(3);
    expect(texts[0])
      .to.match(/anime and manga/)
      .and.not.to.match(/\d/);
    expect(texts.at(-1)).to.match(/\b3 entries\b/);
  });

  it('are not loaded in chunks when the API refuses, and can be loaded later', async () => {
    answers.anime = () => apiError('Private User', 404);
    const {lists} = tab();
    const error = await lists.load('ANIME').catch((error: unknown) => error as ApiError);
    expect(error).to.include({kind: 'missing'});
    expect(requests()).to.equal(1);
    expect(lists.get('ANIME')).to.deep.include({state: 'failed', error});
    answers.anime = () => collection([]);
    expect((await lists.load('ANIME')).entries.size).to.equal(0);
  });

  it('are rejected after one request when they have the wrong shape', async () => {
    answers.anime = () => collection([rawList('Watching', [{id: 'x'}])]);
    const error = await tab()
      .lists.load('ANIME')
      .catch((error: unknown) => error as ApiError);
    expect([(error as ApiError).kind, requests()]).to.deep.equal(['unavailable', 1]);
  });
});
