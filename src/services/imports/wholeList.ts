import {decodeEmoji} from '#domain/text/characterReferences';
import {customLists} from '#domain/list/customLists';
import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {parseListStatus, type ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {Api} from '../api/api';
import {loadCollection, perChunk} from '../lists/loadCollection';
import {formatOf} from '../lists/scoreFormat';
import type {ListType} from '../lists/ownList';
import {WholeListDocument, type WholeListQuery} from './wholeList.generated';
import {readPatiently} from '../api/fetch';

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

/** The user's own list with everything that can be saved. */
export interface WholeList {
  readonly user: {readonly id: number; readonly name: string};
  readonly options: ListOptions;
  readonly lists: Lists;
  /** By media id. */
  readonly entries: ReadonlyMap<number, WholeEntry>;
}

const dateOf = (date: WholeEntry['startedAt']): FuzzyDate =>
  Object.fromEntries(Object.entries(date ?? {}).filter(([name, value]) => name !== '__typename' && value));

function scoresOf(value: unknown, categories: readonly string[]): readonly number[] {
  const scores: Readonly<Record<string, unknown>> = typeof value === 'object' ? {...value} : {};
  return categories.map(name => scores[name]).map(score => (typeof score === 'number' ? score : 0));
}

/** All values of an entry that can be saved. */
export function stateOf(entry: WholeEntry, options: ListOptions): EntryState {
  const on = customLists(entry.customLists) ?? [];
  return {
    status: parseListStatus(entry.status ?? ''),
    score: entry.score ?? 0,
    scoreRaw: entry.scoreRaw ?? 0,
    progress: entry.progress ?? 0,
    progressVolumes: entry.progressVolumes ?? 0,
    repeat: entry.repeat ?? 0,
    priority: entry.priority ?? 0,
    private: entry.private ?? false,
    notes: decodeEmoji(entry.notes ?? ''),
    hiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
    customLists: options.customLists.filter(name => on.includes(name)),
    advancedScores: scoresOf(entry.advancedScores, options.categories),
    startedAt: dateOf(entry.startedAt),
    completedAt: dateOf(entry.completedAt),
  };
}

const textsIn = (values: readonly (string | null)[] | null | undefined) =>
  (values ?? []).filter(value => value !== null);

/**
 * Reads the user's own list, in chunks if the whole of it fails; the answer is not cached.
 * @throws ApiError
 */
export async function fetchWholeList(
  {fetch}: Api,
  {userName, type, featureId, signal}: {userName: string; type: ListType; featureId: string; signal: AbortSignal},
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

function wholeListOf(answers: readonly WholeListQuery[], type: ListType): WholeList | undefined {
  const user = answers[0]?.User;
  if (!user || answers.some(({MediaListCollection: each}) => !each)) return undefined;
  const lists = answers.flatMap(({MediaListCollection: each}) => each?.lists ?? []);
  const all = lists.flatMap(list => list?.entries ?? []).filter(entry => entry !== null);
  const given = user.mediaListOptions;
  const own = type === 'ANIME' ? given?.animeList : given?.mangaList;
  return {
    user: {id: user.id, name: user.name},
    options: {
      scoreFormat: formatOf(given?.scoreFormat),
      customLists: textsIn(own?.customLists),
      categories: textsIn(own?.advancedScoring),
    },
    lists,
    entries: new Map(all.map(entry => [entry.mediaId, entry])),
  };
}
