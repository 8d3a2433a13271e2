import {apiOf} from '#services/api/api';
import type {OwnEntry} from '#services/entries/entry';
import type {EntriesState} from '#services/entries/entry';
import {emptyDatabase} from './database';
import {character, characterQuery} from './documents';
import {useApiFetch} from './fetch';
import {fakeServices} from './services';
import {waitUntil} from './wait';

interface Stored {
  score: number;
  progress: number;
  status: string;
  repeat?: number;
}

/** The list entry of media 1 as the API returns it. */
export const entryResponse = (entry: Stored, scoreFormat = 'POINT_10') => ({
  __typename: 'MediaList',
  id: 10,
  mediaId: 1,
  repeat: 0,
  completedAt: {__typename: 'FuzzyDate', year: null, month: null, day: null},
  ...entry,
  user: {__typename: 'User', id: 5, mediaListOptions: {__typename: 'MediaListOptions', scoreFormat}},
  media: {
    __typename: 'Media',
    id: 1,
    type: 'ANIME',
    episodes: 26,
    chapters: null,
    title: {__typename: 'MediaTitle', userPreferred: 'A Work'},
  },
});

/** Fakes the API with one list entry of the signed-in user, and opens the product's own entries on it. */
export function useOwnEntries() {
  const api = useApiFetch();
  let services = fakeServices();
  afterEach(() => {
    services.stop();
    return emptyDatabase();
  });

  /** Opens them; by default a view of the entry is shown. */
  function open({isShown = true} = {}) {
    let now = 1_000_000;
    /** The entry stored by the API; `undefined` if the media item is not on the list. */
    const stored: {entry: Stored | undefined} = {entry: {score: 7, progress: 3, status: 'CURRENT'}};
    api.answers(({name, args}) => {
      if (name === 'Page.mediaList') return stored.entry ? [entryResponse(stored.entry)] : [];
      if (name === 'Character') return character(args.id);
      stored.entry = {...(stored.entry ?? {score: 0, progress: 0, status: 'CURRENT'}), ...(args as Partial<Stored>)};
      return {__typename: 'MediaList', id: 10, mediaId: 1, ...stored.entry};
    });
    services = fakeServices({userName: 'Mirabel', token: 'secret', now: () => now});
    const set = apiOf(services).lists.entry(1);
    const seen: EntriesState<OwnEntry>[] = [];
    if (isShown) set.subscribe(() => seen.push(set.get()), services);
    const look = () => {
      set.look();
      return set.get();
    };
    const entry = () => look().entries?.get(1);
    return {
      set,
      look,
      entry,
      services,
      stored,
      seen,
      loaded: () => waitUntil(() => look().state === 'data'),
      questions: () => api.asked().filter(name => name === 'Page.mediaList').length,
      /** Variables of the mutations that were sent. */
      changes: () => api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables),
      /** Everything requested before this has been sent when this is answered. */
      settled: () => apiOf(services).read(characterQuery, {id: now}, {lifetime: 0}),
      pass: (duration: number) => void (now += duration),
    };
  }
  return {api, open};
}
