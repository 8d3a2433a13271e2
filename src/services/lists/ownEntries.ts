import {seconds} from '../api/lifetime';
import {refusalOf} from '../api/refusal';
import type {Read} from '../api/reader';
import type {Renewal} from '../api/renewal';
import type {Facts} from '../bus';
import type {Services} from '../services';
import {entryTarget} from '../writes/kinds/entries';
import type {Writes} from '../writes/writes';
import type {EntryChange, EntryState, OwnEntries, OwnEntry} from './entry';
import {entryOf, labelOf, withSaved} from './entryOf';
import {followEditor} from './followEditor';
import {loading, newKept, type Kept} from './kept';
import {firstHeld, withChanges} from './overlay';
import type {Lists} from './ownList';
import {OwnEntryDocument} from './ownEntry.generated';

interface Needs {
  services: Services;
  writes: Writes;
  read: Read;
  renewal: Renewal;
  lists: Lists;
}

/** How long an entry is good for (spec 2, section 7: entry box). */
const lifetime = seconds(30);

/** What the person saw of these values; nothing where the work is not on the list, `undefined` where nobody knows. */
function seen({state, entry}: EntryState, change: EntryChange) {
  if (!entry) return state === 'data' ? {} : undefined;
  const known = Object.keys(change).filter((key): key is keyof OwnEntry => key in entry);
  return Object.fromEntries(known.map(key => [key, entry[key]]));
}

class ApiOwnEntries implements OwnEntries {
  readonly #kept = new Map<number, Kept>();
  readonly #needs: Needs;

  constructor(needs: Needs) {
    const {bus, signal, clock} = needs.services;
    this.#needs = needs;
    bus.on('listEntryChanged', fact => this.#changed(fact), {signal});
    const ends = [needs.renewal.subscribe(() => this.#forget()), needs.writes.subscribe(() => this.#queueChanged())];
    signal.addEventListener('abort', () => ends.forEach(end => end()));
    followEditor(needs.services);
    this.#now = () => clock.now();
  }

  readonly #now: () => number;

  get(mediaId: number) {
    const kept = this.#keep(mediaId);
    if (this.#now() - kept.at > lifetime && kept.at !== 0) kept.at = 0;
    if (kept.at === 0) this.#begin(mediaId, kept);
    return kept.state;
  }

  /** Begins with what a list has, and asks the API unless that is new enough. */
  #begin(mediaId: number, kept: Kept) {
    const known = kept.state === loading ? this.#needs.lists.entry(mediaId) : undefined;
    if (known) {
      kept.saved = known.entry;
      kept.state = this.#drawn(mediaId, kept);
    }
    const isFresh = known !== undefined && this.#now() - known.at <= lifetime;
    kept.at = isFresh ? known.at : this.#now();
    if (!isFresh) void this.refetch(mediaId);
    if (kept.state === loading) void this.#find(mediaId, kept);
  }

  /** Shows what a stored list has until the API answers, or where it does not. */
  async #find(mediaId: number, kept: Kept) {
    const {lists, services} = this.#needs;
    const userName = services.session.userName();
    const known = await lists.find(mediaId);
    if (!known || kept.state.state === 'data' || userName !== services.session.userName()) return;
    kept.saved = known.entry;
    const {entry} = this.#drawn(mediaId, kept);
    if (kept.state.state === 'failed') this.#set(kept, {...kept.state, entry});
    else this.#draw(mediaId, kept);
  }

  subscribe(mediaId: number, listener: () => void) {
    const {listeners} = this.#keep(mediaId);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async refetch(mediaId: number): Promise<void> {
    const kept = this.#keep(mediaId);
    const userName = this.#needs.services.session.userName();
    if (userName === undefined) return;
    const {news} = kept;
    try {
      const data = await this.#needs.read(OwnEntryDocument, {userName, mediaId}, {lifetime, refetch: true});
      // A change was saved while the answer was on its way: it may be older.
      if (kept.news !== news) return this.refetch(mediaId);
      kept.at = this.#now();
      kept.saved = entryOf(data);
      kept.label = labelOf(data);
      this.#needs.lists.learn(mediaId, kept.saved);
      this.#draw(mediaId, kept);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === 'missing') {
        kept.saved = undefined;
        this.#draw(mediaId, kept);
      } else this.#set(kept, {state: 'failed', entry: kept.state.entry, refusal});
    }
  }

  async save(mediaId: number, change: EntryChange) {
    const {state, label} = this.#keep(mediaId);
    await this.#needs.writes.add('saveEntry', {mediaId, ...change}, {base: seen(state, change), label}).done;
  }

  #keep(mediaId: number): Kept {
    const kept = this.#kept.get(mediaId);
    if (kept) return kept;
    const made = newKept();
    this.#kept.set(mediaId, made);
    return made;
  }

  #drawn(mediaId: number, kept: Kept): EntryState {
    const {writes} = this.#needs;
    const pending = writes.pending(entryTarget(mediaId));
    const held = firstHeld(writes, pending);
    return {state: 'data', entry: withChanges(kept.saved, pending), ...(held ? {held} : {})};
  }

  #draw(mediaId: number, kept: Kept) {
    this.#set(kept, this.#drawn(mediaId, kept));
  }

  #set(kept: Kept, state: EntryState) {
    if (JSON.stringify(kept.state) === JSON.stringify(state)) return;
    kept.state = state;
    for (const listener of kept.listeners) listener();
  }

  /** What waits has changed: the entries of these works are drawn anew. */
  #queueChanged() {
    for (const [id, kept] of this.#kept) if (kept.state.state === 'data') this.#draw(id, kept);
  }

  /**
   * What a write of ours brought is taken as it is. Else entries that are looked at are asked for again; the others when they are looked
   * at next.
   */
  #changed({mediaId, entry, isDeleted}: Facts['listEntryChanged']) {
    for (const [id, kept] of this.#kept) {
      if (mediaId !== undefined && mediaId !== id) continue;
      kept.news += 1;
      if (isDeleted) kept.saved = undefined;
      else if (entry && kept.saved) kept.saved = withSaved(kept.saved, entry);
      else kept.at = 0;
      if (kept.at !== 0) kept.at = this.#now();
      else if (kept.listeners.size) void this.refetch(id);
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
}

/**
 * One's own entries: first what a list in memory or in the database has, then what the API says of each. A list of the last
 * half minute counts as the API's answer; an older one may lack what was clicked elsewhere on the site.
 */
export const createOwnEntries = (needs: Needs): OwnEntries => new ApiOwnEntries(needs);
