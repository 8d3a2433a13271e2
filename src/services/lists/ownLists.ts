import type {ApolloClient} from '@apollo/client';

import {isRecent} from '#domain/date/isRecent';
import type {Source} from '#domain/value/store';
import type {DatabaseSource} from '../database';
import {minutes} from '../api/cache/lifetime';
import {toApiError} from '../api/apiError';
import type {BaseServices} from '../baseServices';
import type {Tabs} from '../tabs';
import {listKeyOf, notSignedInError, signedOut} from './account';
import {DeferredWrites} from './deferredWrites';
import {HeldList, initialState} from './heldList';
import {ListRequest, type ListsByType} from './listCall';
import type {ListProgress, ListState, ListType, LoadOptions, MediaLists} from './ownList';
import {listTypes} from './ownList';
import type {Patch} from './patch';
import {ownProgress} from './progressText';
import {SharedTask} from '../sharedTask';
import {keyOf, StoredLists} from './storedLists';

/** Dependencies of `OwnLists`. */
export interface OwnListsDeps {
  services: BaseServices;
  client: ApolloClient;
  database: DatabaseSource;
  tabs: Tabs;
}

/** How long the user's own lists stay fresh (rule lists-11). */
const lifetime = minutes(60);

/** The user's own lists: in memory, in the database and from the API. All tabs together load one at a time. */
export class OwnLists {
  readonly stored: StoredLists;
  readonly #deps: OwnListsDeps;
  readonly #kept: Readonly<Record<ListType, HeldList>> = {ANIME: new HeldList(), MANGA: new HeldList()};
  readonly #writes: DeferredWrites;
  readonly #call: ListRequest;
  /** The account whose lists are in memory. */
  #owner: string | undefined;

  constructor(deps: OwnListsDeps) {
    const {services, database, tabs} = deps;
    const {signal} = services;
    this.#deps = deps;
    this.stored = new StoredLists(database, services.report);
    this.#writes = new DeferredWrites(signal);
    tabs.on('cachev2', ({key}) => void this.#adoptStored(key), {signal});
    tabs.on('wanted', ({key}) => void (key === this.#owner && this.#call.onWanted()), {signal});
    const adopt = this.#receive.bind(this);
    this.#call = new ListRequest({...deps, stored: this.stored, isFresh: this.isFresh, writes: this.#writes, adopt});
  }

  account = () => listKeyOf(this.#deps.services.session);

  /** Whether a list that the API sent at this time (epoch milliseconds) is not loaded again. */
  isFresh = (at: number) => isRecent(at, this.#deps.services.clock.now(), lifetime);

  get = (type: ListType): ListState => {
    const account = this.account();
    if (account === undefined) return signedOut;
    return account === this.#owner ? this.#kept[type].state : initialState;
  };

  changesOf = (type: ListType): Source => this.#kept[type].changes;

  /** The list in memory, while it is fresh. */
  fresh(type: ListType): MediaLists | undefined {
    const {list} = this.#kept[type];
    const isOurs = this.#owner !== undefined && this.#owner === this.account();
    return isOurs && list && this.isFresh(list.at) ? list : undefined;
  }

  load = (type: ListType, options: LoadOptions = {}): Promise<MediaLists> => {
    const account = this.account();
    if (account === undefined) return Promise.reject(notSignedInError());
    this.#setOwner(account);
    const known = options.refetch ? undefined : this.fresh(type);
    if (known) return Promise.resolve(known);
    const kept = this.#kept[type];
    if (!kept.loading || kept.loading.isAborted)
      kept.loading = this.#loading(kept, type, account, options.refetch === true);
    return kept.loading.join(options);
  };

  /** The list from memory or the database, while it is fresh. Never queries the API. */
  async resident(type: ListType): Promise<MediaLists | undefined> {
    const account = this.account();
    const known = this.fresh(type);
    if (known ?? account === undefined) return known;
    const stored = await this.stored.read(account, type, this.isFresh);
    if (account !== this.account()) return undefined;
    this.#setOwner(account);
    return this.fresh(type) ?? (stored && this.#kept[type].replace(stored));
  }

  /** Changes a list in memory and schedules a write. */
  patch(type: ListType, patch: Patch) {
    const account = this.account();
    if (account !== undefined && account === this.#owner && this.#kept[type].patch(patch))
      void this.#write(account, type);
  }

  /** Marks a list as expired. */
  expire = (type: ListType) => this.#kept[type].expire();

  /** The account may have changed. A load already started by the current account continues. */
  bump() {
    if (this.#owner === undefined || this.#owner !== this.account()) this.#forget();
    else for (const type of listTypes) this.#kept[type].changes.notify();
  }

  /** Clears the memory. Pending database writes run now, under the account they belong to. */
  #forget() {
    void this.#writes.flush();
    this.#owner = undefined;
    this.#call.stop();
    for (const type of listTypes) this.#kept[type].reset();
  }

  /** Makes this account the owner of the memory, and clears what belonged to another. */
  #setOwner(account: string) {
    if (this.#owner === account) return;
    if (this.#owner !== undefined) this.#forget();
    this.#owner = account;
  }

  #loading(kept: HeldList, type: ListType, account: string, refetch: boolean): SharedTask<MediaLists, ListProgress> {
    const load = new SharedTask<MediaLists, ListProgress>(async (signal, tell) => {
      const isCurrent = () => kept.loading === load;
      const onProgress: typeof tell = progress => {
        if (isCurrent()) kept.set({state: 'loading', list: kept.list, progress});
        tell(progress);
      };
      try {
        // Wait until `load` is assigned, since `isCurrent` uses it.
        await Promise.resolve();
        onProgress(ownProgress(0));
        const stored = refetch ? undefined : await this.stored.read(account, type, this.isFresh);
        signal.throwIfAborted();
        if (stored) return kept.replace(stored);
        await this.#call.join(account, refetch).join({signal, onProgress});
        return kept.list as MediaLists;
      } catch (cause) {
        const error = toApiError(cause);
        if (isCurrent() && !signal.aborted) kept.set({state: 'failed', list: kept.list, error});
        throw signal.aborted ? signal.reason : error;
      } finally {
        if (isCurrent()) kept.loading = undefined;
      }
    });
    return load;
  }

  /** Stores the lists that the API returned. Resolves when they are written. */
  #receive(account: string, both: ListsByType, isWritten: boolean): Promise<unknown> {
    for (const [type, list] of both) this.#kept[type].replace(list);
    return Promise.all(isWritten ? [] : listTypes.map(type => this.#write(account, type)));
  }

  #write(account: string, type: ListType): Promise<void> {
    const kept = this.#kept[type];
    const key = keyOf(account, type);
    return this.#writes.schedule(key, async () => {
      const {list} = kept;
      const done = kept.beginWrite();
      if (!list || !(await this.stored.write(account, list, this.isFresh))) return;
      done();
      this.#deps.tabs.send({type: 'cachev2', key});
    });
  }

  /** Another tab wrote a list. It is read if this tab has that list or is showing it. */
  async #adoptStored(key: string) {
    const account = this.account();
    const type = listTypes.find(each => account !== undefined && key === keyOf(account, each));
    if (account === undefined || !type) return;
    const kept = this.#kept[type];
    if (!kept.list && !kept.changes.count()) return;
    const list = await this.stored.read(account, type, this.isFresh);
    if (!list || account !== this.account()) return;
    this.#setOwner(account);
    kept.replace(list);
  }
}
