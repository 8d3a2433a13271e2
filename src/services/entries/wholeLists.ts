import type {ApolloClient} from '@apollo/client';

import {isRecent} from '#domain/date/isRecent';
import {createListeners, type Listeners, type Source} from '#domain/value/store';
import {toApiError, type ApiError} from '../api/apiError';
import {minutes} from '../api/cache/lifetime';
import type {BaseServices} from '../baseServices';
import {listKeyOf, notSignedInError, signedOut} from '../lists/account';
import {listTypes} from '../lists/ownList';
import type {IsFresh} from '../lists/storedTime';
import type {ListProgress, ListState, ListType, LoadOptions, MediaLists} from '../lists/ownList';
import {ownProgress} from '../lists/progressText';
import {SharedTask} from '../sharedTask';
import type {Tabs} from '../tabs';
import type {EntryStore} from './entryStore';
import {ListRequest, type ListsByType} from './listRequest';
import type {EntryStorage} from './storage';

/** Dependencies of `WholeLists`. */
export interface WholeListsDeps {
  readonly services: BaseServices;
  readonly client: ApolloClient;
  readonly tabs: Tabs;
  /** The progress of the rate limiter. */
  readonly progress: () => string;
  readonly store: EntryStore;
  readonly storage: EntryStorage;
}

/** Lifetime of the user's own lists. */
const lifetime = minutes(60);

/** State of a list before it is loaded. */
const initialState: ListState = {state: 'loading', list: undefined, progress: ownProgress(0)};

/** The work in progress for one list; neither progress nor error: none. */
interface Status {
  readonly progress?: ListProgress;
  readonly error?: ApiError;
}

const idle: Status = {};

/** The loading of one list. Its entries are in the store. */
interface Loading {
  readonly changes: Listeners;
  status: Status;
  task: SharedTask<MediaLists, ListProgress> | undefined;
  isRefetch: boolean;
  /** The state that was last returned, and its inputs. */
  last: {readonly status: Status; readonly list: MediaLists | undefined; readonly state: ListState} | undefined;
}

const newLoading = (): Loading => ({
  changes: createListeners(),
  status: idle,
  task: undefined,
  isRefetch: false,
  last: undefined,
});

function stateOf({progress, error}: Status, list: MediaLists | undefined): ListState {
  if (progress) return {state: 'loading', list, progress};
  if (error) return {state: 'failed', list, error};
  return list ? {state: 'data', list} : initialState;
}

/** The user's whole lists: in the store, in the database and from the API. All tabs together load one at a time. */
export class WholeLists {
  readonly #deps: WholeListsDeps;
  readonly #loads: Readonly<Record<ListType, Loading>> = {ANIME: newLoading(), MANGA: newLoading()};
  readonly #request: ListRequest;
  /** The account whose entries are in the store. */
  #owner: string | undefined;
  /** The score format of the site's user, and since when it is known (epoch milliseconds). */
  #format: string | undefined;
  #formatSince = 0;

  constructor(deps: WholeListsDeps) {
    const {services, tabs, store} = deps;
    const {signal} = services;
    this.#deps = deps;
    tabs.on('wanted', ({key}) => void (key === this.#owner && this.#request.onWanted()), {signal});
    store.subscribe(() => this.#onStoreChange(), {signal});
    const adopt = this.#receive.bind(this);
    this.#request = new ListRequest({...deps, isFresh: this.isFresh, moment: () => store.moment(), adopt});
  }

  account = () => listKeyOf(this.#deps.services.session);

  /** Whether a list that the API sent at this time (epoch milliseconds) is still fresh enough to use. */
  isFresh: IsFresh = (at, scoreFormat) =>
    isRecent(at, this.#deps.services.clock.now(), lifetime) && this.#hasFormat(at, scoreFormat);

  get = (type: ListType): ListState => {
    const account = this.account();
    if (account === undefined) return signedOut;
    if (account !== this.#owner) return initialState;
    const loading = this.#loads[type];
    const {status, last} = loading;
    const list = this.#deps.store.list(type);
    if (last?.status === status && last.list === list) return last.state;
    const state = stateOf(status, list);
    loading.last = {status, list, state};
    return state;
  };

  changesOf = (type: ListType): Source => this.#loads[type].changes;

  /** Whether the list is in memory and fresh. */
  isHeld(type: ListType): boolean {
    const at = this.#deps.store.listTime(type);
    const format = this.#deps.store.listFormat(type);
    return at !== undefined && this.#owner === this.account() && this.isFresh(at, format);
  }

  load = (type: ListType, options: LoadOptions = {}): Promise<MediaLists> => {
    const account = this.account();
    if (account === undefined) return Promise.reject(notSignedInError());
    this.own(account);
    const refetch = options.refetch === true;
    const known = refetch ? undefined : this.#fresh(type);
    if (known) return Promise.resolve(known);
    const loading = this.#loads[type];
    const {task, isRefetch} = loading;
    // A load may be answered from the database, which a refetch must not be.
    if (task && !task.isAborted && (isRefetch || !refetch)) return task.join(options);
    loading.isRefetch = refetch;
    loading.task = this.#start(type, account, refetch);
    return loading.task.join(options);
  };

  /** The list from memory or the database, while it is fresh. Never queries the API. */
  async resident(type: ListType): Promise<MediaLists | undefined> {
    const account = this.account();
    const known = this.#fresh(type);
    if (known ?? account === undefined) return known;
    const stored = await this.#deps.storage.lists.read(account, type, this.isFresh);
    if (account !== this.account()) return undefined;
    return this.#fresh(type) ?? (stored && this.#adopt(account, stored));
  }

  /** Marks a list as expired, here and in the database. */
  expire(type: ListType) {
    const account = this.account();
    this.#deps.store.expire(type);
    if (account !== undefined) void this.#deps.storage.lists.remove(account, type, this.isFresh);
  }

  /** Makes this account the owner of the store; the data of any other account is forgotten. */
  own(account: string) {
    if (this.#owner === account) return;
    if (this.#owner !== undefined) this.#forget();
    this.#owner = account;
  }

  /** Called when the account may have changed. A load already started by the current account continues. */
  bump() {
    if (this.#owner === undefined || this.#owner !== this.account()) this.#forget();
    else this.#notify();
  }

  /** Called when another tab has written a list. It is read if this tab has that list or is showing it. */
  async onStored(account: string, type: ListType) {
    const {store, storage} = this.#deps;
    if (account !== this.account()) return;
    if (store.listTime(type) === undefined && !this.#loads[type].changes.count()) return;
    const list = await storage.lists.read(account, type, this.isFresh);
    if (!list || account !== this.account()) return;
    // It may contain changes newer than the list that this tab has not received.
    this.#adopt(account, list, store.moment());
    store.apply(storage.unstored(account).map(patch => ({...patch, asOf: store.moment()})));
  }

  /**
   * Whether the scores of a list are in the score format that the site stores for its user. What the site stores may be
   * out of date, so a list that the API sent after the format last changed there counts as well.
   */
  #hasFormat(at: number, scoreFormat: string | undefined) {
    const {session, clock} = this.#deps.services;
    const now = session.scoreFormat();
    if (now !== this.#format) [this.#format, this.#formatSince] = [now, clock.now()];
    return now === undefined || scoreFormat === undefined || scoreFormat === now || at >= this.#formatSince;
  }

  #fresh = (type: ListType) => (this.isHeld(type) ? this.#deps.store.list(type) : undefined);

  /** Clears the memory. Pending database writes run now, under the account they belong to. */
  #forget() {
    void this.#deps.storage.flush();
    this.#owner = undefined;
    this.#request.stop();
    for (const type of listTypes) {
      const loading = this.#loads[type];
      loading.task?.stop();
      loading.task = undefined;
      loading.status = idle;
    }
    this.#deps.store.clear();
    this.#notify();
  }

  #notify() {
    for (const type of listTypes) this.#loads[type].changes.notify();
  }

  #onStoreChange() {
    for (const type of listTypes) {
      const {changes, last} = this.#loads[type];
      if (changes.count() && last?.state !== this.get(type)) changes.notify();
    }
  }

  #setStatus(type: ListType, status: Status) {
    this.#loads[type].status = status;
    this.#loads[type].changes.notify();
  }

  /** Adopts a list. `at` is the time of its arrival, so values known as of the same moment are newer. */
  #adopt(account: string, list: MediaLists, asOf = list.at - 1): MediaLists {
    const {store} = this.#deps;
    this.own(account);
    store.adopt(list, asOf);
    this.#setStatus(list.type, idle);
    return store.list(list.type) ?? list;
  }

  #start(type: ListType, account: string, refetch: boolean): SharedTask<MediaLists, ListProgress> {
    const loading = this.#loads[type];
    const {storage, store} = this.#deps;
    const task = new SharedTask<MediaLists, ListProgress>(async (signal, tell) => {
      const isCurrent = () => loading.task === task;
      const onProgress: typeof tell = progress => {
        if (isCurrent()) this.#setStatus(type, {progress});
        tell(progress);
      };
      try {
        // Wait until `task` is assigned, since `isCurrent` uses it.
        await Promise.resolve();
        onProgress(ownProgress(0));
        const stored = refetch ? undefined : await storage.lists.read(account, type, this.isFresh);
        signal.throwIfAborted();
        if (stored) return this.#adopt(account, stored);
        await this.#request.join(account, refetch).join({signal, onProgress});
        return store.list(type) as MediaLists;
      } catch (cause) {
        const error = toApiError(cause);
        if (isCurrent() && !signal.aborted) this.#setStatus(type, {error});
        throw signal.aborted ? signal.reason : error;
      } finally {
        if (isCurrent()) loading.task = undefined;
      }
    });
    return task;
  }

  /** Adopts the loaded lists. Resolves when they are written. */
  #receive(account: string, both: ListsByType, asOf: number | undefined): Promise<unknown> {
    if (account !== this.account()) return Promise.resolve();
    for (const list of both.values()) this.#adopt(account, list, asOf);
    if (asOf === undefined) return Promise.resolve();
    return Promise.all(listTypes.map(type => this.#deps.storage.storeList(account, type)));
  }
}
