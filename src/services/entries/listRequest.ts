import type {ApolloClient} from '@apollo/client';

import {rateWindow} from '#platform/platform';
import type {BaseServices} from '../baseServices';
import type {Tabs} from '../tabs';
import {isStolen, withLock} from '../withLock';
import {fetchLists} from '../lists/fetchLists';
import {listTypes, type ListType, type MediaLists, type ListProgress} from '../lists/ownList';
import {ownProgress} from '../lists/progressText';
import {SharedTask} from '../sharedTask';
import type {IsFresh} from '../lists/storedTime';
import type {EntryStorage} from './storage';

/** Time after which a tab that holds the lock counts as frozen (ms): longer than the request and most pauses. */
const frozenAfterMs = () => rateWindow() * 2;

/** Both lists of an account by type. */
export type ListsByType = ReadonlyMap<ListType, MediaLists>;

interface Loaded {
  readonly result: ListsByType;
  /** Settles when the lists are stored. */
  readonly settled: Promise<unknown>;
}

interface Deps {
  services: BaseServices;
  client: ApolloClient;
  tabs: Tabs;
  storage: EntryStorage;
  isFresh: IsFresh;
  /** The progress of the rate limiter, for which a request may be waiting. */
  progress: () => string;
  /** The time of an answer to a request sent now (epoch milliseconds). */
  moment: () => number;
  /** Receives the loaded lists; no `asOf`: from the database. Resolves when they are stored there. */
  adopt: (account: string, both: ListsByType, asOf: number | undefined) => Promise<unknown>;
}

/** The request for both lists of an account, shared by all tabs. */
export class ListRequest {
  readonly #deps: Deps;
  #underWay: SharedTask<ListsByType, ListProgress> | undefined;
  #isRefetch = false;
  /** Set while another tab waits for the lists being loaded here. */
  #isWanted = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Returns the request in progress, or starts a new one. Lists that another tab has loaded in the meantime are used,
   * unless `refetch` is set; so a refetch only joins another refetch.
   */
  join(account: string, refetch: boolean): SharedTask<ListsByType, ListProgress> {
    if (this.#underWay && !this.#underWay.isAborted && (this.#isRefetch || !refetch)) return this.#underWay;
    const call = new SharedTask<ListsByType, ListProgress>(async (signal, tell) => {
      const {storage, tabs} = this.#deps;
      // Tabs that hold unwritten lists, including this one, write them now and release the lock.
      void storage.flush();
      tabs.send({type: 'wanted', key: account});
      try {
        const read = (entries: number) => tell(ownProgress(entries));
        return await this.#loadUnderLock(account, () => this.#load(account, refetch, signal, read), signal);
      } finally {
        this.#isWanted = false;
        if (this.#underWay === call) this.#underWay = undefined;
      }
    });
    this.#underWay = call;
    this.#isRefetch = refetch;
    return call;
  }

  /** Another tab is waiting: writes the lists as soon as possible. */
  onWanted() {
    this.#isWanted = this.#underWay !== undefined;
    void this.#deps.storage.flush();
  }

  stop() {
    this.#underWay?.stop();
    this.#underWay = undefined;
  }

  /** Delivers the lists at once, and holds the lock until they are stored, so that a waiting tab finds them. */
  #loadUnderLock(account: string, load: () => Promise<Loaded>, signal: AbortSignal) {
    return new Promise<ListsByType>((resolve, reject) => {
      const task = async () => {
        const loading = load();
        loading.catch(reject);
        const {result, settled} = await loading;
        resolve(result);
        await settled;
      };
      const lost = (error: unknown) => {
        // A tab that another one took for frozen continues with its own request.
        if (signal.aborted || !isStolen(error)) reject(error);
      };
      const {progress} = this.#deps;
      withLock(`automail lists ${account}`, task, {signal, progress, frozenAfterMs: frozenAfterMs()}).catch(lost);
    });
  }

  async #load(
    account: string,
    refetch: boolean,
    signal: AbortSignal,
    read: (entries: number) => void,
  ): Promise<Loaded> {
    const {services, client, storage, adopt, moment} = this.#deps;
    const now = () => services.clock.now();
    const userName = services.session.userName() ?? '';
    const written = refetch ? undefined : await this.#stored(account);
    const question = {userName, types: listTypes, priority: 'visible', signal, read, now} as const;
    const asOf = written ? undefined : moment();
    const result = written ?? (await fetchLists(client, question));
    signal.throwIfAborted();
    const settled = adopt(account, result, asOf);
    if (this.#isWanted) void storage.flush();
    return {result, settled};
  }

  /** Both lists, if another tab loaded them while this one waited for the lock. */
  async #stored(account: string): Promise<ListsByType | undefined> {
    const {storage, isFresh} = this.#deps;
    const both = new Map<ListType, MediaLists>();
    for (const type of listTypes) {
      const list = await storage.lists.read(account, type, isFresh);
      if (!list) return undefined;
      both.set(type, list);
    }
    return both;
  }
}
