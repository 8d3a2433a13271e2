import type {ApolloClient} from '@apollo/client';

import {listTypes, type ListType} from '../lists/ownList';
import type {Session} from '../session';
import {listEntryOf, type EntryPatch} from './entryRecord';
import type {EntryStore} from './entryStore';
import {fetchRecent} from './fetch';
import type {WholeLists} from './wholeLists';

interface Deps {
  readonly client: ApolloClient;
  readonly session: Session;
  readonly store: EntryStore;
  readonly lists: WholeLists;
  readonly apply: (patches: readonly EntryPatch[]) => void;
}

/** Updates the user's lists with changes that were made outside of the product, if lists are loaded. */
export class ChangesElsewhere {
  readonly #deps: Deps;
  /** Media items known to be on a list but missing from the lists here. They are looked up only once. */
  readonly #lookedUp = new Set<number>();
  #catchingUp: Promise<void> | undefined;
  #again = false;
  /** Whether there are changes to fetch once the page is shown. */
  #isDue = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Fetches and applies the changes, once the page is shown. One request at a time. */
  fetchRecent(): Promise<void> {
    this.#isDue = document.hidden;
    if (document.hidden) return Promise.resolve();
    this.#again = this.#catchingUp !== undefined;
    this.#catchingUp ??= this.#catchUp()
      // Changes missed here are corrected by the next full load.
      .catch(() => undefined)
      .finally(() => {
        this.#catchingUp = undefined;
        if (this.#again) void this.fetchRecent();
      });
    return this.#catchingUp;
  }

  /**
   * Fetches the entries among these that the lists lack, once each. A job adds many, so the lists expire instead, and
   * are requested again once they are shown.
   */
  lookUp(patches: readonly EntryPatch[]) {
    const missing = patches.filter(({mediaId, values}) => {
      const isListed = listEntryOf(mediaId, this.#deps.store.saved(mediaId)?.values) !== undefined;
      return values !== undefined && !isListed && !this.#lookedUp.has(mediaId);
    });
    if (!missing.length) return;
    for (const {mediaId} of missing) this.#lookedUp.add(mediaId);
    if (missing.some(({source}) => source !== 'job')) void this.fetchRecent();
    else for (const type of listTypes) this.#deps.lists.expire(type);
  }

  /** The page was shown again. */
  resume() {
    if (this.#isDue) void this.fetchRecent();
  }

  forget = () => this.#lookedUp.clear();

  async #catchUp() {
    const {lists, client, session, store, apply} = this.#deps;
    const account = lists.account();
    const userName = session.userName();
    const held = new Set<ListType>();
    for (const type of listTypes) if (await lists.resident(type)) held.add(type);
    if (!held.size || userName === undefined) return;
    const hasAdvancedScoring = (type: ListType) => store.list(type)?.hasAdvancedScoring === true;
    const {patches, isFull} = await fetchRecent(client, {userName, asOf: store.moment()}, hasAdvancedScoring);
    if (account !== lists.account()) return;
    const ofHeld = patches.filter(({values}) => values?.media && held.has(values.media.type));
    const changed = ofHeld.filter(({mediaId, values}) => store.saved(mediaId)?.values?.updatedAt !== values?.updatedAt);
    apply(changed);
    for (const type of held) {
      const countOf = (some: readonly EntryPatch[]) => some.filter(({values}) => values?.media?.type === type).length;
      // If all of them are new, there may be more.
      if (isFull && countOf(changed) > 0 && countOf(changed) === countOf(ofHeld)) lists.expire(type);
    }
  }
}
