import type {useApiFetch} from './fetch';

/** A list entry in progress as the API returns it: an anime at 3 of 12 without a next episode. */
export const inProgress = (mediaId: number, more: object = {}, media: object = {}) => ({
  __typename: 'MediaList',
  id: mediaId * 10,
  mediaId,
  status: 'CURRENT',
  priority: 0,
  score: 0,
  scoreRaw: 0,
  progress: 3,
  repeat: 0,
  completedAt: {__typename: 'FuzzyDate', year: null, month: null, day: null},
  media: {
    __typename: 'Media',
    id: mediaId,
    type: 'ANIME',
    status: 'FINISHED',
    episodes: 12,
    chapters: null,
    title: {__typename: 'MediaTitle', romaji: `Work ${mediaId}`, native: null, english: null},
    coverImage: {__typename: 'MediaCoverImage', large: null},
    nextAiringEpisode: null,
    endDate: {__typename: 'FuzzyDate', year: null, month: null, day: null},
    ...media,
  },
  ...more,
});

/** The next episode of a media item; `airingAt` is in epoch seconds. */
export const nextEpisode = (mediaId: number, episode: number, airingAt: number) => ({
  status: 'RELEASING',
  nextAiringEpisode: {__typename: 'AiringSchedule', id: mediaId * 100, episode, airingAt},
});

type Entry = ReturnType<typeof inProgress>;

/** Makes the API serve these entries in progress and store saved changes. */
export function serveProgress(api: ReturnType<typeof useApiFetch>, ...begun: Entry[]) {
  const entries = new Map(begun.map(entry => [entry.mediaId, entry]));
  const isOf = (type: unknown) => (entry: Entry) =>
    entry.media.type === type && ['CURRENT', 'REPEATING'].includes(entry.status);
  api.answers(({name, args}) => {
    const isWanted = args.mediaId === undefined ? isOf(args.type) : ({mediaId}: Entry) => mediaId === args.mediaId;
    if (name === 'Page.mediaList') return [...entries.values()].filter(isWanted);
    const {mediaId, ...values} = args as Partial<Entry> & {mediaId: number};
    const entry = entries.get(mediaId);
    if (!entry) return null;
    const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    entries.set(mediaId, {...entry, ...known});
    return entries.get(mediaId);
  });
  return entries;
}

/** Variables of the mutations that were sent. */
export const sentMutations = (api: ReturnType<typeof useApiFetch>) =>
  api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables);
