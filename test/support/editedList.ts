import {apiError, type RequestedField} from './fetch';

const noDate = {__typename: 'FuzzyDate', year: null, month: null, day: null};
/** An entry as AniList answers it. */
export type AnsweredEntry = Readonly<Record<string, unknown>>;
/** An entry with a value in every field. */
export const entryOf = (mediaId: number, more: AnsweredEntry = {}): AnsweredEntry => ({
  ...{__typename: 'MediaList', id: mediaId * 10, mediaId, status: 'CURRENT', score: 8, scoreRaw: 80, progress: 1},
  ...{progressVolumes: 0, repeat: 1, priority: 3, private: true, notes: 'Mine', hiddenFromStatusLists: false},
  ...{customLists: {A: true, B: false}, advancedScores: {Story: 7, Art: 9}, updatedAt: 1},
  ...{startedAt: {...noDate, year: 2020}, completedAt: noDate},
  ...more,
});
const given = (args: object) => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
const names = ['A', 'B'];
const categories = ['Story', 'Art'];

const typeOptions = {__typename: 'MediaListTypeOptions', customLists: names, advancedScoring: categories};
const mediaListOptions = {
  ...{__typename: 'MediaListOptions', scoreFormat: 'POINT_10', animeList: typeOptions, mangaList: typeOptions},
};
const user = () => ({__typename: 'User', id: 7, name: 'Mirabel', mediaListOptions});

/** The values that a save has changed, in the form in which AniList answers them. */
function savedValues({customLists, advancedScores, ...args}: Record<string, unknown>): AnsweredEntry {
  const dates = ['startedAt', 'completedAt'].filter(key => args[key]);
  return {
    ...given(args),
    ...Object.fromEntries(dates.map(key => [key, {...noDate, ...(args[key] as object)}])),
    ...(Array.isArray(customLists) && {
      customLists: Object.fromEntries(names.map(name => [name, customLists.includes(name)])),
    }),
    ...(Array.isArray(advancedScores) && {
      advancedScores: Object.fromEntries(categories.map((name, at) => [name, advancedScores[at] as unknown])),
    }),
  };
}

/** A list and the favorites of a user on a fake AniList, which carries out changes of them. */
export function createEditedList(mediaIds: readonly number[], favouriteIds: readonly number[]) {
  const entries = new Map(mediaIds.map(mediaId => [mediaId, entryOf(mediaId)]));
  const favourites = new Set(favouriteIds);
  /** The media items whose changes AniList refuses. */
  const refused = new Set<number>();
  /** The media items that were public for a moment while their entries were created. */
  const wasPublic: number[] = [];
  let lastId = 1000;
  const answers: Record<string, (asked: RequestedField) => unknown> = {
    User: user,
    Viewer: user,
    MediaListCollection() {
      const list = {__typename: 'MediaListGroup', name: 'L', isCustomList: false, isSplitCompletedList: false};
      const lists = [{...list, entries: [...entries.values()]}];
      return {__typename: 'MediaListCollection', hasNextChunk: false, lists};
    },
    'Page.mediaList': ({args}) => (args.mediaId_in as number[]).flatMap(mediaId => entries.get(mediaId) ?? []),
    'Page.media': ({args}) =>
      (args.id_in as number[]).map(id => ({__typename: 'Media', id, isFavourite: favourites.has(id)})),
    SaveMediaListEntry({args}) {
      const mediaId = Number(args.mediaId);
      if (refused.has(mediaId)) return apiError('Score too high', 400);
      const before = entries.get(mediaId) ?? entryOf(mediaId, {id: (lastId += 1), private: false});
      if (!entries.has(mediaId) && args.private !== true) wasPublic.push(mediaId);
      const after = {...before, ...savedValues(args)};
      entries.set(mediaId, after);
      return after;
    },
    DeleteMediaListEntry({args}) {
      for (const [mediaId, {id}] of entries) if (id === args.id) entries.delete(mediaId);
      return {__typename: 'Deleted', deleted: true};
    },
    ToggleFavourite({args}) {
      const id = Number(args.animeId);
      if (!favourites.delete(id)) favourites.add(id);
      const pageInfo = {__typename: 'PageInfo', currentPage: 1};
      return {__typename: 'Favourites', anime: {__typename: 'MediaConnection', pageInfo}};
    },
  };
  return {entries, favourites, refused, wasPublic, answers};
}
