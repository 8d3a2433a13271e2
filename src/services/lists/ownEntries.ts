import type {ApolloClient} from '@apollo/client';

import {listEditor} from '../../host/anchors/shell';
import {watchFor} from '../../host/observe';
import {seconds} from '../api/lifetime';
import {refusalOf, type Refusal} from '../api/refusal';
import type {Read} from '../api/reader';
import type {Services} from '../services';
import type {EntryChange, EntryState, OwnEntries, OwnEntry} from './entry';
import {entryOf, withSaved} from './entryOf';
import {OwnEntryDocument} from './ownEntry.generated';
import {SaveEntryDocument} from './saveEntry.generated';

interface Needs {
  services: Services;
  client: ApolloClient;
  read: Read;
}

/** How long an entry is good for (spec 2, section 7: entry box). */
const lifetime = seconds(30);

interface Kept {
  state: EntryState;
  /** When the API last answered (epoch milliseconds). */
  at: number;
  /** Changes that have not been answered yet, in the order they were made. */
  readonly pending: Map<symbol, EntryChange>;
  /** The entry without the pending changes. */
  saved: OwnEntry | undefined;
  readonly listeners: Set<() => void>;
}

const wrongAccount: Refusal = {
  kind: 'refused',
  message: 'The script is signed in as another account than the site. Sign out of the script in its settings.',
};

const loading: EntryState = {state: 'loading', entry: undefined};

class ApiOwnEntries implements OwnEntries {
  readonly #kept = new Map<number, Kept>();
  readonly #needs: Needs;

  constructor(needs: Needs) {
    const {bus, session, signal, clock} = needs.services;
    this.#needs = needs;
    bus.on('listEntryChanged', ({mediaId}) => this.#changed(mediaId), {signal});
    session.subscribe(() => this.#forget(), {signal});
    this.#followEditor(signal);
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
      if (refusal.kind === 'missing') this.#set(kept, {state: 'data', entry: undefined});
      else this.#set(kept, {state: 'failed', entry: kept.state.entry, refusal});
    }
  }

  async save(mediaId: number, change: EntryChange) {
    const kept = this.#keep(mediaId);
    if (this.#needs.services.session.account() === 'other') throw wrongAccount;
    const ticket = Symbol('change');
    kept.pending.set(ticket, change);
    this.#draw(kept);
    try {
      const {data} = await this.#needs.client.mutate({
        mutation: SaveEntryDocument,
        variables: {mediaId, ...change},
        fetchPolicy: 'no-cache',
        context: {priority: 'person'},
      });
      if (!data?.SaveMediaListEntry) throw new Error('The API gave no usable answer.');
      if (kept.saved) kept.saved = withSaved(kept.saved, data.SaveMediaListEntry);
      kept.at = this.#now();
    } catch (error) {
      throw refusalOf(error);
    } finally {
      kept.pending.delete(ticket);
      this.#draw(kept);
    }
  }

  #keep(mediaId: number): Kept {
    const kept = this.#kept.get(mediaId);
    if (kept) return kept;
    const made: Kept = {state: loading, at: 0, pending: new Map(), saved: undefined, listeners: new Set()};
    this.#kept.set(mediaId, made);
    return made;
  }

  #draw(kept: Kept) {
    const {saved} = kept;
    const entry = saved && [...kept.pending.values()].reduce<OwnEntry>((now, change) => ({...now, ...change}), saved);
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
      kept.at = 0;
      this.#set(kept, loading);
      if (!kept.listeners.size) this.#kept.delete(id);
    }
  }

  /** The host's own editor closed: whatever it saved is news to us. */
  #followEditor(signal: AbortSignal) {
    let open: Element | undefined;
    const changed = () => {
      if (!open || open.isConnected) return;
      open = undefined;
      this.#needs.services.bus.emit('listEntryChanged', {mediaId: undefined});
    };
    watchFor(listEditor, {found: node => void (open = node), changed}, {signal});
  }
}

/** One's own entries straight from the API, for as long as there is no store of the whole list. */
export const createOwnEntries = (needs: Needs): OwnEntries => new ApiOwnEntries(needs);
