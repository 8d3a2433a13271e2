import type {ApolloClient} from '@apollo/client';

import type {ComparedList} from '#domain/compare/rows';
import {toApiError} from '../api/apiError';
import {minutes} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import {fetchCompared} from './comparedLists';
import {fetchLists} from './fetchLists';
import {KeptTasks} from './keptTasks';
import {fetchAdvancedScores, fetchNotes} from './listParts';
import {
  listTypes,
  type AdvancedScores,
  type ListProgress,
  type ListType,
  type LoadOptions,
  type MediaLists,
  type PartOptions,
} from './ownList';
import {otherProgress} from './progressText';

/** Lifetime of other users' lists, in memory only. */
const lifetime = minutes(5);

interface Deps {
  readonly client: ApolloClient;
  readonly read: Read;
  readonly now: () => number;
}

/** The requested part of a list: all of it, the part for comparisons, or one field. */
type Part = 'all' | 'compared' | 'notes' | 'scores';

const keyOf = (part: Part, userName: string, type: ListType) => `${part}/${userName.toLowerCase()}/${type}`;

/**
 * Lists of any user, and parts of them. A request in progress is shared by all callers, and its answer is kept for five
 * minutes. Each rejects with an `ApiError`, or the reason of the caller's signal.
 */
export class OtherLists {
  readonly #deps: Deps;
  readonly #kept: KeptTasks<ListProgress>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#kept = new KeptTasks(lifetime, deps.now);
  }

  ofUser = (userName: string, type: ListType, options: Omit<LoadOptions, 'refetch'> = {}): Promise<MediaLists> => {
    const {client, now} = this.#deps;
    return this.#get(keyOf('all', userName, type), options, async (signal, tell) => {
      const read = (entries: number) => tell(otherProgress(userName, type, entries));
      const lists = await fetchLists(client, {userName, types: [type], priority: 'visible', signal, read, now});
      return lists.get(type) as MediaLists;
    });
  };

  /** The notes by media id, without the rest of the list. */
  notes = (userName: string, type: ListType, options?: PartOptions): Promise<ReadonlyMap<number, string>> =>
    this.#get(keyOf('notes', userName, type), options, signal => fetchNotes(this.#deps.client, userName, type, signal));

  /** The advanced scores by media id, without the rest of the list. */
  advancedScores = (
    userName: string,
    type: ListType,
    options?: PartOptions,
  ): Promise<ReadonlyMap<number, AdvancedScores>> =>
    this.#get(keyOf('scores', userName, type), options, signal =>
      fetchAdvancedScores(this.#deps, {userName, type}, {lifetime, signal}),
    );

  /** Lists for comparisons. `refetch`: ignore the cached one. */
  readonly compared = {
    of: (
      userName: string,
      type: ListType,
      {signal, refetch}: Pick<LoadOptions, 'signal' | 'refetch'> = {},
    ): Promise<ComparedList> => {
      const key = keyOf('compared', userName, type);
      if (refetch) this.#kept.drop(key);
      return this.#get(key, {...(signal ? {signal} : {})}, end =>
        fetchCompared(this.#deps.client, userName, type, end),
      );
    },
  };

  /** Forgets the lists of this user after their entries have changed. */
  dropCompared(userName: string) {
    for (const type of listTypes) this.#kept.drop(keyOf('compared', userName, type));
  }

  /** Forgets all lists: another account may see different lists, or more of them. */
  forget() {
    this.#kept.forget();
  }

  #get<T>(
    key: string,
    options: Omit<LoadOptions, 'refetch'> | undefined,
    run: (signal: AbortSignal, tell: (progress: ListProgress) => void) => Promise<T>,
  ): Promise<T> {
    const load = async (signal: AbortSignal, tell: (progress: ListProgress) => void) => {
      try {
        return await run(signal, tell);
      } catch (error) {
        throw signal.aborted ? signal.reason : toApiError(error);
      }
    };
    return this.#kept.get(key, load).join(options);
  }
}
