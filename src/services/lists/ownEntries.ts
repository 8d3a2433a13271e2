import {seconds} from '../api/lifetime';
import {toApiError} from '../api/apiError';
import type {Read} from '../api/reader';
import type {AccountEpoch} from '../api/accountEpoch';
import type {BusEvents} from '../bus';
import type {Services} from '../services';
import {entryTarget} from '../outbox/kinds/entries';
import type {Outbox} from '../outbox/outbox';
import type {EntryChange, EntryState, OwnEntries, OwnEntry} from './entry';
import {entryOf, labelOf, withSaved} from './entryOf';
import {watchListEditor} from './watchListEditor';
import {loading, newHeldLists, type HeldLists} from './heldLists';
import {firstOnHold, withChanges} from './overlay';
import type {Lists} from './ownList';
import {OwnEntryDocument} from './ownEntry.generated';

interface Deps {
  services: Services;
  writes: Outbox;
  read: Read;
  accountEpoch: AccountEpoch;
  lists: Lists;
}

/** How long an entry stays fresh (rule lists-15). */
const lifetime = seconds(30);

/** What the user saw of these values: `{}` if the media was not on the list, `undefined` if that is not known. */
function baseOf({state, entry}: EntryState, change: EntryChange) {
  if (!entry) return state === 'data' ? {} : undefined;
  const known = Object.keys(change).filter((key): key is keyof OwnEntry => key in entry);
  return Object.fromEntries(known.map(key => [key, entry[key]]));
}

class ApiOwnEntries implements OwnEntries {
  readonly #entries = new Map<number, HeldLists>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    const {bus, signal, clock} = deps.services;
    this.#deps = deps;
    bus.on('listEntryChanged', fact => this.#changed(fact), {signal});
    deps.accountEpoch.subscribe(() => this.#reset(), {signal});
    deps.writes.subscribe(() => this.#outboxChanged(), {signal});
    watchListEditor(deps.services);
    this.#now = () => clock.now();
  }

  readonly #now: () => number;

  get(mediaId: number) {
    const kept = this.#keep(mediaId);
    if (this.#now() - kept.fetchedAt > lifetime && kept.fetchedAt !== 0) kept.fetchedAt = 0;
    if (kept.fetchedAt === 0) this.#start(mediaId, kept);
    return kept.state;
  }

  /** Starts with the entry from a loaded list, and queries the API unless that list is fresh enough. */
  #start(mediaId: number, kept: HeldLists) {
    const known = kept.state === loading ? this.#deps.lists.entry(mediaId) : undefined;
    if (known) {
      kept.saved = known.entry;
      kept.state = this.#viewOf(mediaId, kept);
    }
    const isFresh = known !== undefined && this.#now() - known.at <= lifetime;
    kept.fetchedAt = isFresh ? known.at : this.#now();
    if (!isFresh) void this.refetch(mediaId);
    if (kept.state === loading) void this.#find(mediaId, kept);
  }

  /** Shows the entry from a persisted list until the API answers, or if it does not. */
  async #find(mediaId: number, kept: HeldLists) {
    const {lists, services} = this.#deps;
    const userName = services.session.userName();
    const known = await lists.find(mediaId);
    if (!known || kept.state.state === 'data' || userName !== services.session.userName()) return;
    kept.saved = known.entry;
    const {entry} = this.#viewOf(mediaId, kept);
    if (kept.state.state === 'failed') this.#set(kept, {...kept.state, entry});
    else this.#update(mediaId, kept);
  }

  subscribe(mediaId: number, listener: () => void) {
    const {listeners} = this.#keep(mediaId);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async refetch(mediaId: number): Promise<void> {
    const kept = this.#keep(mediaId);
    const userName = this.#deps.services.session.userName();
    if (userName === undefined) return;
    const {changeCount} = kept;
    try {
      const data = await this.#deps.read(OwnEntryDocument, {userName, mediaId}, {lifetime, refetch: true});
      // A change was saved while the request was in progress, so this answer may be outdated.
      if (kept.changeCount !== changeCount) return this.refetch(mediaId);
      kept.fetchedAt = this.#now();
      kept.saved = entryOf(data);
      kept.label = labelOf(data);
      this.#deps.lists.learn(mediaId, kept.saved);
      this.#update(mediaId, kept);
    } catch (cause) {
      const error = toApiError(cause);
      if (error.kind === 'missing') {
        kept.saved = undefined;
        this.#update(mediaId, kept);
      } else this.#set(kept, {state: 'failed', entry: kept.state.entry, error});
    }
  }

  async save(mediaId: number, change: EntryChange) {
    const {state, label} = this.#keep(mediaId);
    await this.#deps.writes.add('saveEntry', {mediaId, ...change}, {base: baseOf(state, change), label}).done;
  }

  #keep(mediaId: number): HeldLists {
    const kept = this.#entries.get(mediaId);
    if (kept) return kept;
    const made = newHeldLists();
    this.#entries.set(mediaId, made);
    return made;
  }

  #viewOf(mediaId: number, kept: HeldLists): EntryState {
    const {writes} = this.#deps;
    const pending = writes.pending(entryTarget(mediaId));
    const held = firstOnHold(writes, pending);
    return {state: 'data', entry: withChanges(kept.saved, pending), ...(held ? {onHold: held} : {})};
  }

  #update(mediaId: number, kept: HeldLists) {
    this.#set(kept, this.#viewOf(mediaId, kept));
  }

  #set(kept: HeldLists, state: EntryState) {
    if (JSON.stringify(kept.state) === JSON.stringify(state)) return;
    kept.state = state;
    for (const listener of kept.listeners) listener();
  }

  /** The outbox has changed: updates all loaded entries. */
  #outboxChanged() {
    for (const [id, kept] of this.#entries) if (kept.state.state === 'data') this.#update(id, kept);
  }

  /**
   * Applies the result of our own writes. After other changes, entries that are being displayed are queried again at
   * once, the others when they are next displayed.
   */
  #changed({mediaId, entry, isDeleted}: BusEvents['listEntryChanged']) {
    for (const [id, kept] of this.#entries) {
      if (mediaId !== undefined && mediaId !== id) continue;
      kept.changeCount += 1;
      if (isDeleted) kept.saved = undefined;
      else if (entry && kept.saved) kept.saved = withSaved(kept.saved, entry);
      else kept.fetchedAt = 0;
      if (kept.fetchedAt !== 0) kept.fetchedAt = this.#now();
      else if (kept.listeners.size) void this.refetch(id);
    }
  }

  #reset() {
    for (const [id, kept] of this.#entries) {
      kept.saved = undefined;
      kept.fetchedAt = 0;
      this.#set(kept, loading);
      if (!kept.listeners.size) this.#entries.delete(id);
    }
  }
}

/**
 * Creates the store of the user's own entries. It first returns what a list in memory or in the database contains, then
 * what the API says about each entry. A list loaded within the last 30 seconds counts as the API's answer; an older one
 * may miss changes made elsewhere on the site.
 */
export const createOwnEntries = (deps: Deps): OwnEntries => new ApiOwnEntries(deps);
