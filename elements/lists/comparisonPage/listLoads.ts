import type {ComparedList} from '#domain/compare/rows';
import {parseListStatus} from '#domain/list/listStatus';
import {createListeners} from '#domain/value/store';
import {toApiError, type ApiError} from '#services/api/apiError';
import type {BusEvents} from '#services/bus';
import type {ListStore} from '#services/entries/listStore';
import type {ListType} from '#services/lists/ownList';

/** The list of one user, or the reason why it is missing. An older one stays while it is loaded again. */
export type ListLoad =
  | {readonly state: 'loading'; readonly list: ComparedList | undefined}
  | {readonly state: 'data'; readonly list: ComparedList}
  | {readonly state: 'failed'; readonly list: ComparedList | undefined; readonly error: ApiError};

/** By name in lower case. */
export type ListLoads = ReadonlyMap<string, ListLoad>;

/** Loads the lists of the current users, each once: adding a user costs one request. */
export class PeopleLists {
  readonly #lists: ListStore['compared'];
  readonly #type: ListType;
  readonly #changes = createListeners();
  readonly #ends = new Map<string, AbortController>();
  #loads: ListLoads = new Map();
  readonly subscribe = this.#changes.subscribe;

  constructor(lists: ListStore['compared'], type: ListType) {
    this.#lists = lists;
    this.#type = type;
  }

  get = () => this.#loads;

  /** Loads the lists of these users, and stops loading those of all others. */
  want(names: readonly string[]) {
    const keys = new Map(names.map(name => [name.toLowerCase(), name]));
    for (const [key, end] of this.#ends)
      if (!keys.has(key)) {
        end.abort('over');
        this.#ends.delete(key);
        this.#set(key, undefined);
      }
    for (const [key, name] of keys) if (!this.#ends.has(key)) this.load(name);
  }

  /** Loads a list; `refetch`: again. */
  load(name: string, refetch = false) {
    const key = name.toLowerCase();
    this.#ends.get(key)?.abort('over');
    const end = new AbortController();
    this.#ends.set(key, end);
    const known = this.#loads.get(key)?.list;
    this.#set(key, {state: 'loading', list: known});
    this.#lists.of(name, this.#type, {signal: end.signal, refetch}).then(
      list => end.signal.aborted || this.#set(key, {state: 'data', list}),
      (cause: unknown) =>
        end.signal.aborted || this.#set(key, {state: 'failed', list: known, error: toApiError(cause)}),
    );
  }

  /** Puts a changed entry into a list that contains the media item; otherwise loads the list again, unless a job changed it. */
  apply(name: string, {mediaId, entry, isJob}: BusEvents['listEntryChanged']) {
    const known = this.#loads.get(name.toLowerCase());
    if (!known) return;
    const before = mediaId === undefined ? undefined : known.list?.entries.get(mediaId);
    if (known.state !== 'data' || !before || !entry) {
      if (!isJob) this.load(name, true);
      return;
    }
    const after = {
      ...before,
      score: entry.score ?? before.score,
      status: parseListStatus(entry.status ?? '') ?? before.status,
      progress: entry.progress ?? before.progress,
    };
    const entries = new Map(known.list.entries).set(before.media.id, after);
    this.#set(name.toLowerCase(), {state: 'data', list: {...known.list, entries}});
  }

  #set(key: string, load: ListLoad | undefined) {
    const loads = new Map(this.#loads);
    if (load) loads.set(key, load);
    else loads.delete(key);
    this.#loads = loads;
    this.#changes.notify();
  }
}
