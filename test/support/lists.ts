import {deleteDB} from 'idb';

import {apiOf} from '#services/api/api';
import {seconds} from '#services/api/cache/lifetime';
import type {ListStore} from '#services/entries/listStore';
import {useApiFetch, type RequestedField} from './fetch';
import {fakeServices, type FakeServices} from './services';

type Row = Record<string, unknown>;

const title = {romaji: 'R', native: 'N', english: null};

/** A list entry as the API returns it. */
export const rawEntry = (mediaId: number, more: Row = {}, media: Row = {}): Row => ({
  id: mediaId + 1000,
  mediaId,
  status: 'CURRENT',
  score: 7,
  scoreRaw: 70,
  advancedScores: {Story: 8, Sound: 0},
  progress: 3,
  progressVolumes: null,
  repeat: 0,
  private: true,
  priority: 3,
  notes: null,
  hiddenFromStatusLists: false,
  startedAt: {year: 2020, month: 1, day: null},
  completedAt: {year: null, month: null, day: null},
  createdAt: 100,
  updatedAt: 200,
  media: {
    type: 'ANIME',
    status: 'RELEASING',
    episodes: 12,
    chapters: null,
    volumes: null,
    duration: 24,
    nextAiringEpisode: null,
    format: 'TV',
    isAdult: false,
    countryOfOrigin: 'JP',
    source: 'ORIGINAL',
    season: 'WINTER',
    seasonYear: 2020,
    startDate: {year: 2019},
    title,
    coverImage: {medium: `https://s4.anilist.co/file/b${mediaId}.jpg`},
    tags: [{name: 'Space', rank: 90}],
    genres: ['Drama'],
    meanScore: 70,
    averageScore: 68,
    popularity: 1234,
    studios: {nodes: [{id: 1, name: 'S', isAnimationStudio: true}]},
    staff: {nodes: [{id: 2, name: {first: 'A', last: 'B'}}]},
    ...media,
  },
  ...more,
});

interface EntryAnswer {
  status: string;
  score: number;
  progress: number;
}

const entryOf = (mediaId: number, entry: EntryAnswer) => ({
  __typename: 'MediaList',
  ...rawEntry(mediaId, {...entry}),
  user: {__typename: 'User', id: 5, mediaListOptions: {__typename: 'MediaListOptions', scoreFormat: 'POINT_10'}},
  media: {
    __typename: 'Media',
    id: mediaId,
    type: 'ANIME',
    episodes: 12,
    chapters: null,
    title: {__typename: 'MediaTitle', userPreferred: 'R'},
  },
});

/** A list as the API returns it. */
export const rawList = (name: string, entries: readonly (Row | null)[], more: Row = {}): Row => ({
  name,
  status: more.isCustomList ? null : 'CURRENT',
  isCustomList: false,
  isSplitCompletedList: false,
  entries,
  ...more,
});

/** A list collection as the API returns it. */
export const collection = (lists: readonly (Row | null)[], more: Row = {}): Row => ({
  hasNextChunk: false,
  user: {
    mediaListOptions: {
      scoreFormat: 'POINT_10',
      animeList: {advancedScoringEnabled: true},
      mangaList: {advancedScoringEnabled: false},
    },
  },
  lists,
  ...more,
});

/** Fakes the API for a user's lists, and opens tabs that use them. Each test has its own user. */
export function useLists() {
  const api = useApiFetch();
  const open: FakeServices[] = [];
  let members = 0;
  let now = 0;
  let userName = '';
  const answers: {
    anime: (asked: RequestedField) => unknown;
    recent: () => unknown;
    entry: () => unknown;
    saved: (asked: RequestedField) => unknown;
    viewer: () => unknown;
  } = {
    anime: () => null,
    recent: () => [],
    entry: () => [],
    saved: () => null,
    viewer: () => null,
  };
  beforeEach(() => {
    now = 1_000_000_000;
    userName = `Lister${++members}x${crypto.randomUUID().slice(0, 8)}`;
    answers.anime = () => collection([rawList('Watching', [rawEntry(1), rawEntry(2)])]);
    answers.recent = () => [];
    api.answers(asked => {
      if (asked.name === 'Page.mediaList') return asked.args.mediaId === undefined ? answers.recent() : answers.entry();
      if (asked.name === 'SaveMediaListEntry') return answers.saved(asked);
      if (asked.name === 'Viewer') return answers.viewer();
      if (asked.args.type === 'ANIME') return answers.anime(asked);
      return collection([rawList('Reading', [rawEntry(9, {}, {type: 'MANGA', episodes: null, chapters: 5})])]);
    });
  });
  afterEach(async () => {
    for (const services of open.splice(0)) services.stop();
    await deleteDB('automail');
    await deleteDB('automail-bulk');
  });
  return {
    api,
    answers,
    userName: () => userName,
    /** Opens the product in its own tab. */
    tab() {
      const services = fakeServices({userName, token: 'secret', now: () => now});
      open.push(services);
      const {lists, database, bulk} = apiOf(services);
      return {services, lists, database, bulk};
    },
    /** Requests one entry in the tab; the API returns this, or that the media item is on no list. */
    async ask(lists: ListStore, mediaId: number, entry: EntryAnswer | undefined) {
      answers.entry = () => (entry ? [entryOf(mediaId, entry)] : []);
      await lists.entry(mediaId).refetch();
    },
    pass: (minutes: number) => void (now += seconds(minutes * 60)),
    /** Number of requests for whole lists; `catchUps` counts those for recent changes. */
    requests: () => api.sent.filter(({variables}) => 'recent' in variables && !variables.recent).length,
    catchUps: () => api.sent.filter(({variables}) => variables.recent === true).length,
  };
}

/** Triggers deferred writes, as when the page is hidden. */
export function hidePage() {
  Object.defineProperty(document, 'hidden', {value: true, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
}
