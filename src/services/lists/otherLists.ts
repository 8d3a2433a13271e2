import type {ApolloClient} from '@apollo/client';

import {fetchLists} from './fetchLists';
import {KeptTasks} from './keptTasks';
import type {ListStore, MediaLists, ListProgress} from './ownList';
import {otherProgress} from './progressText';

/** Lists of other users. A request in progress is shared by all callers, and its answer for five minutes. */
export class OtherUsersLists {
  readonly #client: ApolloClient;
  readonly #now: () => number;
  readonly #kept: KeptTasks<MediaLists, ListProgress>;

  constructor(client: ApolloClient, now: () => number) {
    this.#client = client;
    this.#now = now;
    this.#kept = new KeptTasks(now);
  }

  ofUser: ListStore['ofUser'] = (userName, type, options = {}) =>
    this.#kept.join(
      `${userName.toLowerCase()}/${type}`,
      async (signal, tell) => {
        const read = (entries: number) => tell(otherProgress(userName, type, entries));
        const query = {userName, types: [type], priority: 'visible', signal, read, now: this.#now} as const;
        return (await fetchLists(this.#client, query)).get(type) as MediaLists;
      },
      options,
    );

  /** Another account may see different lists, or more of them. */
  forget() {
    this.#kept.forget();
  }
}
