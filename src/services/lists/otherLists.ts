import type {ApolloClient} from '@apollo/client';

import {minutes} from '../api/cache/lifetime';
import {toApiError} from '../api/apiError';
import {fetchLists} from './fetchLists';
import type {ListStore, ListType, MediaLists, ListProgress} from './ownList';
import {otherProgress} from './progressText';
import {SharedTask} from '../sharedTask';

/** How long other people's lists are kept, in memory only (rule lists-13). */
const lifetime = minutes(5);

interface CachedList {
  /** When it was requested; after loading, when it arrived (epoch milliseconds). */
  at: number;
  readonly load: SharedTask<MediaLists, ListProgress>;
}

/** Lists of other users. A request in progress is shared by all callers, and its answer for five minutes. */
export class OtherUsersLists {
  readonly #client: ApolloClient;
  readonly #now: () => number;
  readonly #kept = new Map<string, CachedList>();

  constructor(client: ApolloClient, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  ofUser: ListStore['ofUser'] = (userName, type, options = {}) => {
    for (const [key, {at}] of this.#kept) if (this.#now() - at >= lifetime) this.#kept.delete(key);
    const key = `${userName.toLowerCase()}/${type}`;
    const known = this.#kept.get(key);
    if (known && !known.load.isAborted) return known.load.join(options);
    const load = this.#load(key, userName, type);
    this.#kept.set(key, {at: this.#now(), load});
    return load.join(options);
  };

  /** Another account may see different lists, or more of them. */
  forget() {
    for (const {load} of this.#kept.values()) load.stop();
    this.#kept.clear();
  }

  #load(key: string, userName: string, type: ListType) {
    const now = this.#now;
    const load = new SharedTask<MediaLists, ListProgress>(async (signal, tell) => {
      try {
        const read = (entries: number) => tell(otherProgress(userName, type, entries));
        const lists = await fetchLists(this.#client, {userName, types: [type], priority: 'visible', signal, read, now});
        const kept = this.#kept.get(key);
        if (kept?.load === load) kept.at = now();
        return lists.get(type) as MediaLists;
      } catch (error) {
        if (this.#kept.get(key)?.load === load) this.#kept.delete(key);
        throw signal.aborted ? signal.reason : toApiError(error);
      }
    });
    return load;
  }
}
