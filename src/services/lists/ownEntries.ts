import type {ApolloClient} from '@apollo/client';

import {seconds} from '../api/lifetime';
import {refusalOf, type Refusal} from '../api/refusal';
import type {Read} from '../api/reader';
import type {Renewal} from '../api/renewal';
import type {Services} from '../services';
import type {EntryChange, EntryState, OwnEntries} from './entry';
import {entryOf, withSaved} from './entryOf';
import {followEditor} from './followEditor';
import {loading, newKept, type Kept} from './kept';
import {OwnEntryDocument} from './ownEntry.generated';
import {SaveEntryDocument} from './saveEntry.generated';

interface Needs {
  services: Services;
  client: ApolloClient;
  read: Read;
  renewal: Renewal;
}

/** How long an entry is good for (spec 2, section 7: entry box). */
const lifetime = seconds(30);

const wrongAccount: Refusal = {
  kind: 'refused',
  message: 'The script is signed in as another account than the site. Sign out of the script in its settings.',
};

class ApiOwnEntries implements OwnEntries {
  readonly #kept = new Map<number, Kept>();
  readonly #needs: Needs;

  constructor(needs: Needs) {
    const {bus, signal, clock} = needs.services;
    this.#needs = needs;
    bus.on('listEntryChanged', ({mediaId}) => this.#changed(mediaId), {signal});
    signal.addEventListener(
      'abort',
      needs.renewal.subscribe(() => this.#forget()),
    );
    followEditor(needs.services);
    this.#now = () => clock.now();
  }

  readonly #now: () => number;

  get(mediaId: number) {
    const kept = this.#keep(mediaId);
    if (this.#now() - kept.at > lifetime && kept.at !== 0) kept.at = 0;
    if (kept.at === 0) {
      kept.at = this.#now();
      void this.refetch(mediaId);
    }
    return kept.state;
  }

  subscribe(mediaId: number, listener: () => void) {
    const {listeners} = this.#keep(mediaId);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async refetch(mediaId: number) {
    const kept = this.#keep(mediaId);
    const userName = this.#needs.services.session.userName();
    if (userName === undefined) return;
    try {
      const data = await this.#needs.read(OwnEntryDocument, {userName, mediaId}, {lifetime, refetch: true});
      kept.at = this.#now();
      kept.saved = entryOf(data);
      this.#draw(kept);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === 'missing') {
        kept.saved = undefined;
        this.#draw(kept);
      } else this.#set(kept, {state: 'failed', entry: kept.state.entry, refusal});
    }
  }

  save(mediaId: number, change: EntryChange) {
    const kept = this.#keep(mediaId);
    if (this.#needs.services.session.account() === 'other') return Promise.reject(wrongAccount);
    kept.waiting = {...kept.waiting, ...change};
    this.#draw(kept);
    kept.sending ??= this.#send(mediaId, kept).finally(() => {
      kept.sending = undefined;
    });
    return kept.sending;
  }

  /** One call at a time for an entry: what is clicked meanwhile goes in the next one, together. */
  async #send(mediaId: number, kept: Kept) {
    while (kept.waiting) {
      kept.sent = kept.waiting;
      kept.waiting = undefined;
      try {
        await this.#mutate(mediaId, kept, kept.sent);
      } catch (error) {
        kept.waiting = undefined;
        throw refusalOf(error);
      } finally {
        kept.sent = undefined;
        this.#draw(kept);
      }
    }
  }

  async #mutate(mediaId: number, kept: Kept, change: EntryChange) {
    const {data} = await this.#needs.client.mutate({
      mutation: SaveEntryDocument,
      variables: {mediaId, ...change},
      fetchPolicy: 'no-cache',
      context: {priority: 'person'},
    });
    if (!data?.SaveMediaListEntry) throw new Error('The API gave no usable answer.');
    if (kept.saved) kept.saved = withSaved(kept.saved, data.SaveMediaListEntry);
    kept.at = this.#now();
  }

  #keep(mediaId: number): Kept {
    const kept = this.#kept.get(mediaId);
    if (kept) return kept;
    const made = newKept();
    this.#kept.set(mediaId, made);
    return made;
  }

  #draw(kept: Kept) {
    const {saved} = kept;
    const entry = saved && {...saved, ...kept.sent, ...kept.waiting};
    this.#set(kept, {state: 'data', entry});
  }

  #set(kept: Kept, state: EntryState) {
    kept.state = state;
    for (const listener of kept.listeners) listener();
  }

  /** Entries that are looked at are asked for again; the others when they are looked at next. */
  #changed(mediaId: number | undefined) {
    for (const [id, kept] of this.#kept) {
      if (mediaId !== undefined && mediaId !== id) continue;
      kept.at = 0;
      if (kept.listeners.size) void this.refetch(id);
    }
  }

  #forget() {
    for (const [id, kept] of this.#kept) {
      kept.saved = undefined;
      // What one account clicked is not sent under another.
      kept.waiting = undefined;
      kept.at = 0;
      this.#set(kept, loading);
      if (!kept.listeners.size) this.#kept.delete(id);
    }
  }
}

/** One's own entries straight from the API, for as long as there is no store of the whole list. */
export const createOwnEntries = (needs: Needs): OwnEntries => new ApiOwnEntries(needs);
