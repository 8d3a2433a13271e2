import type {ApolloClient} from '@apollo/client';

import type {DatabaseSource} from '../database';
import {minutes} from '../api/lifetime';
import {toApiError} from '../api/apiError';
import type {Services} from '../services';
import type {Tabs} from '../tabs';
import {accountOf, nobody, signedOut} from './account';
import {DeferredWrites} from './deferredWrites';
import {HeldList, nothingYet} from './heldList';
import {ListCall, type Both} from './listCall';
import {listTypes, type ListState, type ListType, type LoadOptions, type MediaLists} from './ownList';
import type {Patch} from './patch';
import {ownLists, progressOf} from './progressText';
import {SharedLoad} from './sharedLoad';
import {keyOf, StoredLists} from './storedLists';

export interface OwnListsDeps {
  services: Services;
  client: ApolloClient;
  database: DatabaseSource;
  tabs: Tabs;
}

/** How long a list of one's own is good for (spec 1, section 9). */
const lifetime = minutes(60);

/** One's own lists: in memory, in the database, and from the API. One load at a time, in all tabs together. */
export class OwnLists {
  readonly stored: StoredLists;
  readonly #deps: OwnListsDeps;
  readonly #kept: Readonly<Record<ListType, HeldList>> = {ANIME: new HeldList(), MANGA: new HeldList()};
  readonly #writes: DeferredWrites;
  readonly #call: ListCall;
  /** Whose lists are in memory. */
  #owner: string | undefined;

  constructor(deps: OwnListsDeps) {
    const {services, database, tabs} = deps;
    const {signal} = services;
    this.#deps = deps;
    this.stored = new StoredLists(database, services.report);
    this.#writes = new DeferredWrites(signal);
    tabs.on('cachev2', ({key}) => void this.#adoptStored(key), {signal});
    tabs.on('wanted', ({key}) => void (key === this.#owner && this.#call.hurry()), {signal});
    const adopt = this.#adopt.bind(this);
    this.#call = new ListCall({...deps, stored: this.stored, oldest: this.oldest, writes: this.#writes, adopt});
  }

  account = () => accountOf(this.#deps.services.session);

  /** What is older than this (epoch milliseconds) is asked for anew. */
  oldest = () => this.#deps.services.clock.now() - lifetime;

  get = (type: ListType): ListState => {
    const account = this.account();
    if (account === undefined) return signedOut;
    return account === this.#owner ? this.#kept[type].state : nothingYet;
  };

  subscribe = (type: ListType, listener: () => void) => {
    const {listeners} = this.#kept[type];
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  /** The list in memory while it is good. */
  fresh(type: ListType): MediaLists | undefined {
    const {list} = this.#kept[type];
    const isOurs = this.#owner !== undefined && this.#owner === this.account();
    return isOurs && list && list.at > this.oldest() ? list : undefined;
  }

  load = (type: ListType, options: LoadOptions = {}): Promise<MediaLists> => {
    const account = this.account();
    if (account === undefined) return Promise.reject(nobody);
    this.#own(account);
    const known = options.refetch ? undefined : this.fresh(type);
    if (known) return Promise.resolve(known);
    const kept = this.#kept[type];
    if (!kept.loading || kept.loading.isOver)
      kept.loading = this.#loading(kept, type, account, options.refetch === true);
    return kept.loading.join(options);
  };

  /** The list while it is good, from memory or the database; the API is not asked. */
  async resident(type: ListType): Promise<MediaLists | undefined> {
    const account = this.account();
    const known = this.fresh(type);
    if (known ?? account === undefined) return known;
    const stored = await this.stored.read(account, type, this.oldest());
    if (account !== this.account()) return undefined;
    this.#own(account);
    return this.fresh(type) ?? (stored && this.#kept[type].adopt(stored));
  }

  /** Changes a list that is in memory, and has the change written. */
  patch(type: ListType, patch: Patch) {
    const account = this.account();
    if (account !== undefined && account === this.#owner && this.#kept[type].patch(patch))
      void this.#write(account, type);
  }

  /** Takes it that a list has run out. */
  expire = (type: ListType) => this.#kept[type].expire();

  /** Somebody else may look at the page now, or nobody. A load that this account has begun already goes on. */
  bump() {
    if (this.#owner === undefined || this.#owner !== this.account()) this.#forget();
    else for (const type of listTypes) this.#kept[type].tell();
  }

  /** Empties the memory. What waits to be written is written now, under the account it belongs to. */
  #forget() {
    void this.#writes.flush();
    this.#owner = undefined;
    this.#call.stop();
    for (const type of listTypes) this.#kept[type].forget();
  }

  /** What is in memory belongs to this account from now on. */
  #own(account: string) {
    if (this.#owner === account) return;
    if (this.#owner !== undefined) this.#forget();
    this.#owner = account;
  }

  #loading(kept: HeldList, type: ListType, account: string, refetch: boolean): SharedLoad<MediaLists> {
    const load = new SharedLoad<MediaLists>(async (signal, tell) => {
      const isCurrent = () => kept.loading === load;
      const onProgress: typeof tell = progress => {
        if (isCurrent()) kept.set({state: 'loading', list: kept.list, progress});
        tell(progress);
      };
      try {
        // The load is known to those who ask once this function waits.
        await Promise.resolve();
        onProgress(progressOf(ownLists, 0));
        const stored = refetch ? undefined : await this.stored.read(account, type, this.oldest());
        signal.throwIfAborted();
        if (stored) return kept.adopt(stored);
        await this.#call.of(account, refetch).join({signal, onProgress});
        return kept.list as MediaLists;
      } catch (error) {
        const refusal = toApiError(error);
        if (isCurrent() && !signal.aborted) kept.set({state: 'failed', list: kept.list, refusal});
        throw signal.aborted ? signal.reason : refusal;
      } finally {
        if (isCurrent()) kept.loading = undefined;
      }
    });
    return load;
  }

  /** Takes over what the API gave; settles when it was written. */
  #adopt(account: string, both: Both, isWritten: boolean): Promise<unknown> {
    for (const [type, list] of both) this.#kept[type].adopt(list);
    return Promise.all(isWritten ? [] : listTypes.map(type => this.#write(account, type)));
  }

  #write(account: string, type: ListType): Promise<void> {
    const kept = this.#kept[type];
    const key = keyOf(account, type);
    return this.#writes.due(key, async () => {
      const {list} = kept;
      const done = kept.writes();
      if (!list || !(await this.stored.write(account, list, this.oldest()))) return;
      done();
      this.#deps.tabs.send({type: 'cachev2', key});
    });
  }

  /** Another tab wrote a list: it is taken over where this one has it, or wants it. */
  async #adoptStored(key: string) {
    const account = this.account();
    const type = listTypes.find(each => account !== undefined && key === keyOf(account, each));
    if (account === undefined || !type) return;
    const kept = this.#kept[type];
    if (!kept.list && !kept.listeners.size) return;
    const list = await this.stored.read(account, type, this.oldest());
    if (!list || account !== this.account()) return;
    this.#own(account);
    kept.adopt(list);
  }
}
