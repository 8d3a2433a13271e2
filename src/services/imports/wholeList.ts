import type {FuzzyDate} from '#domain/date/fuzzyDate';
import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {Api} from '../api/api';
import {savableValues} from '../entries/savableValues';
import {loadCollection, perChunk} from '../lists/loadCollection';
import {formatOf} from '../lists/scoreFormat';
import type {ListType} from '../lists/ownList';
import {ListedEntriesDocument, WholeListDocument, type WholeListQuery} from './wholeList.generated';
import {readPatiently} from '../api/fetch';

/** Maximum page size of the API. */
const perPage = 50;

type Collection = NonNullable<WholeListQuery['MediaListCollection']>;
type Lists = NonNullable<Collection['lists']>;
/** An entry as AniList returns it. */
export type WholeEntry = NonNullable<NonNullable<NonNullable<Lists[number]>['entries']>[number]>;

/** All values of an entry that can be saved; missing ones are empty. */
export interface EntryState {
  readonly status: ListStatus | undefined;
  /** In the user's own format. */
  readonly score: number;
  readonly scoreRaw: number;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly priority: number;
  readonly private: boolean;
  readonly notes: string;
  readonly hiddenFromStatusLists: boolean;
  /** In the order of the user's custom lists. */
  readonly customLists: readonly string[];
  /** In the order of the user's categories. */
  readonly advancedScores: readonly number[];
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
}

/** The list options that affect an import. */
export interface ListOptions {
  readonly scoreFormat: ScoreFormat;
  readonly customLists: readonly string[];
  /** Names of the categories of advanced scores. */
  readonly categories: readonly string[];
}

/** Maximum number of entries that AniList returns of a list: those that changed last. */
export const maxListEntries = 11_000;

/** The entries that AniList left out of a list. */
export interface CutList {
  /** Their number, by the user's statistics. */
  readonly missingCount: number;
  /** The media items that were looked up since. */
  readonly lookedUp: ReadonlySet<number>;
}

/** The user's own list with everything that can be saved. */
export interface WholeList {
  readonly user: {readonly id: number; readonly name: string};
  readonly options: ListOptions;
  readonly lists: Lists;
  /** By media id. */
  readonly entries: ReadonlyMap<number, WholeEntry>;
  /** `undefined`: it is complete. */
  readonly cut?: CutList | undefined;
}

function scoresOf(value: unknown, categories: readonly string[]): readonly number[] {
  const scores: Readonly<Record<string, unknown>> = typeof value === 'object' ? {...value} : {};
  return categories.map(name => scores[name]).map(score => (typeof score === 'number' ? score : 0));
}

/** All values of an entry that can be saved. */
export function stateOf(entry: WholeEntry, options: ListOptions): EntryState {
  const values = savableValues(entry);
  return {
    ...values,
    score: entry.score ?? 0,
    customLists: options.customLists.filter(name => values.customLists.includes(name)),
    advancedScores: scoresOf(entry.advancedScores, options.categories),
  };
}

const textsIn = (values: readonly (string | null)[] | null | undefined) =>
  (values ?? []).filter(value => value !== null);

interface ListRequest {
  readonly userName: string;
  readonly type: ListType;
  readonly featureId: string;
  readonly signal: AbortSignal;
}

/**
 * Reads the user's own list, in chunks if the whole of it fails; the answer is not cached.
 * @throws ApiError
 */
export async function fetchWholeList(
  {fetch}: Api,
  {userName, type, featureId, signal}: ListRequest,
): Promise<WholeList | undefined> {
  const ask = (chunk?: number) =>
    readPatiently(() => {
      const variables = {userName, type, ...(chunk === undefined ? {} : {chunk, perChunk})};
      return fetch(WholeListDocument, variables, {priority: 'visible', featureId, signal});
    }, signal);
  const answers: WholeListQuery[] = [];
  const read = (answer: WholeListQuery) => {
    answers.push(answer);
    return answer.MediaListCollection?.hasNextChunk === true;
  };
  await loadCollection({ask, read, signal});
  return wholeListOf(answers, type);
}

/** Whether it is unknown if a media item is on the list, because AniList left entries out. */
export const isUnsure = ({cut, entries}: WholeList, mediaId: number): boolean =>
  cut !== undefined && !entries.has(mediaId) && !cut.lookedUp.has(mediaId);

/** Looks up the entries of these media items that AniList left out of the list. @throws ApiError */
export async function withEntries(
  {fetch}: Api,
  list: WholeList,
  mediaIds: readonly number[],
  {userName, featureId, signal}: Omit<ListRequest, 'type'>,
): Promise<WholeList> {
  const wanted = [...new Set(mediaIds)].filter(mediaId => isUnsure(list, mediaId));
  if (!list.cut || !wanted.length) return list;
  const entries = new Map(list.entries);
  for (let at = 0; at < wanted.length; at += perPage) {
    const some = wanted.slice(at, at + perPage);
    const {Page} = await readPatiently(
      () => fetch(ListedEntriesDocument, {userName, mediaIds: some}, {priority: 'visible', featureId, signal}),
      signal,
    );
    for (const entry of Page?.mediaList ?? []) if (entry) entries.set(entry.mediaId, entry);
  }
  return {...list, entries, cut: {...list.cut, lookedUp: new Set([...list.cut.lookedUp, ...wanted])}};
}

function wholeListOf(answers: readonly WholeListQuery[], type: ListType): WholeList | undefined {
  const user = answers[0]?.User;
  if (!user || answers.some(({MediaListCollection: each}) => !each)) return undefined;
  const lists = answers.flatMap(({MediaListCollection: each}) => each?.lists ?? []);
  const all = lists.flatMap(list => list?.entries ?? []).filter(entry => entry !== null);
  const given = user.mediaListOptions;
  const own = type === 'ANIME' ? given?.animeList : given?.mangaList;
  const entries = new Map(all.map(entry => [entry.mediaId, entry]));
  const counted = type === 'ANIME' ? user.statistics?.anime : user.statistics?.manga;
  const total = (counted?.statuses ?? []).reduce((sum, each) => sum + (each?.count ?? 0), 0);
  // The statistics may be a few entries behind, so they say nothing about a shorter list.
  const isCut = entries.size >= maxListEntries && total > entries.size;
  return {
    user: {id: user.id, name: user.name},
    options: {
      scoreFormat: formatOf(given?.scoreFormat),
      customLists: textsIn(own?.customLists),
      categories: textsIn(own?.advancedScoring),
    },
    lists,
    entries,
    cut: isCut ? {missingCount: total - entries.size, lookedUp: new Set()} : undefined,
  };
}
