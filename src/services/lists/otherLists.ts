import type {ApolloClient} from '@apollo/client';

import {minutes} from '../api/cache/lifetime';
import {toApiError} from '../api/apiError';
import {fetchLists} from './fetchLists';
import {KeptTasks} from './keptTasks';
import type {ListStore, ListType, MediaLists, ListProgress} from './ownList';
import {otherProgress} from './progressText';

/** How long other people's lists are kept, in memory only (rule lists-13). */
export const otherListsLifetime = minutes(5);

/** Lists of other users. A request in progress is shared by all callers, and its answer for five minutes. */
export class OtherUsersLists {
  readonly #client: ApolloClient;
  readonly #now: () => number;
  readonly #kept: KeptTasks<MediaLists, ListProgress>;

  constructor(client: ApolloClient, now: () => number) {
    this.#client = client;
    this.#now = now;
    this.#kept = new KeptTasks(otherListsLifetime, now);
  }

  ofUser: ListStore['ofUser'] = (userName, type, options = {}) =>
    this.#kept
      .get(`${userName.toLowerCase()}/${type}`, (signal, tell) => this.#load(userName, type, signal, tell))
      .join(options);

  /** Another account may see different lists, or more of them. */
  forget() {
    this.#kept.forget();
  }

  async #load(userName: string, type: ListType, signal: AbortSignal, tell: (progress: ListProgress) => void) {
    const now = this.#now;
    try {
      const read = (entries: number) => tell(otherProgress(userName, type, entries));
      const lists = await fetchLists(this.#client, {userName, types: [type], priority: 'visible', signal, read, now});
      return lists.get(type) as MediaLists;
    } catch (error) {
      throw signal.aborted ? signal.reason : toApiError(error);
    }
  }
}
