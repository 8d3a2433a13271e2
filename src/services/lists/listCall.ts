import type {ApolloClient} from '@apollo/client';

import type {Services} from '../services';
import type {Tabs} from '../tabs';
import {withListLock} from './listLock';
import {askLists} from './askLists';
import type {DeferredWrites} from './deferredWrites';
import {listTypes, type ListType, type MediaLists} from './ownList';
import {ownLists, progressOf} from './progressText';
import {SharedLoad} from './sharedLoad';
import type {StoredLists} from './storedLists';

export type Both = ReadonlyMap<ListType, MediaLists>;

interface Deps {
  services: Services;
  client: ApolloClient;
  tabs: Tabs;
  stored: StoredLists;
  writes: DeferredWrites;
  oldest: () => number;
  /** Takes the lists over; settles when they lie in the database. */
  adopt: (account: string, both: Both, isWritten: boolean) => Promise<unknown>;
}

/** The one call for both lists of an account, in all tabs together. */
export class ListCall {
  readonly #deps: Deps;
  #underWay: SharedLoad<Both> | undefined;
  /** Another tab waits for what is loaded here. */
  #isWanted = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The call that is under way, or a new one. What another tab has loaded meanwhile does unless it is a `refetch`. */
  of(account: string, refetch: boolean): SharedLoad<Both> {
    if (this.#underWay && !this.#underWay.isOver) return this.#underWay;
    const call = new SharedLoad<Both>(async (signal, tell) => {
      const {writes, tabs} = this.#deps;
      // Whoever has lists in memory alone, this tab among them, writes them now and lets us in.
      void writes.flush();
      tabs.send({type: 'wanted', key: account});
      try {
        const read = (entries: number) => tell(progressOf(ownLists, entries));
        return await withListLock(`automail lists ${account}`, signal, () =>
          this.#turn(account, refetch, signal, read),
        );
      } finally {
        this.#isWanted = false;
        if (this.#underWay === call) this.#underWay = undefined;
      }
    });
    this.#underWay = call;
    return call;
  }

  /** Another tab waits. */
  hurry() {
    this.#isWanted = this.#underWay !== undefined;
    void this.#deps.writes.flush();
  }

  stop() {
    this.#underWay?.stop();
    this.#underWay = undefined;
  }

  async #turn(account: string, refetch: boolean, signal: AbortSignal, read: (entries: number) => void) {
    const {services, client, writes, adopt} = this.#deps;
    const now = () => services.clock.now();
    const userName = services.session.userName() ?? '';
    const written = refetch ? undefined : await this.#stored(account);
    const question = {userName, types: listTypes, priority: 'visible', signal, read, now} as const;
    const result = written ?? (await askLists(client, question));
    signal.throwIfAborted();
    const tail = adopt(account, result, written !== undefined);
    if (this.#isWanted) void writes.flush();
    return {result, tail};
  }

  /** Both lists, if another tab has loaded them while this one waited for its turn. */
  async #stored(account: string): Promise<Both | undefined> {
    const {stored, oldest} = this.#deps;
    const both = new Map<ListType, MediaLists>();
    for (const type of listTypes) {
      const list = await stored.read(account, type, oldest());
      if (!list) return undefined;
      both.set(type, list);
    }
    return both;
  }
}
