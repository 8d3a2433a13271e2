import {equal} from '@wry/equality';

import {isRecent} from '#domain/date/isRecent';
import {createListeners, type Source} from '#domain/value/store';
import {toApiError} from '../api/apiError';
import type {BusEvents} from '../bus';
import {entryTarget} from '../outbox/kinds/entries';
import type {Outbox} from '../outbox/outbox';
import type {Values, Write} from '../outbox/write';
import type {EntryChange, OnHoldChange} from './entry';
import type {AnyEntry, Entries, EntryQuery, EntrySetState} from './entryQuery';

interface Deps {
  readonly outbox: Outbox;
  readonly now: () => number;
}

const loading = {state: 'loading', entries: undefined} as const;

/** The first of these writes that is being held back, and why. */
function firstOnHold(outbox: Outbox, pending: readonly Write[]): OnHoldChange | undefined {
  for (const write of pending) {
    const reason = outbox.onHold(write);
    if (reason) return {write, reason};
  }
  return undefined;
}

/** Entries that one query answers, for everything that shows them. */
export class EntrySet<E extends AnyEntry> implements Source {
  readonly #query: EntryQuery<E>;
  readonly #deps: Deps;
  readonly #listeners = createListeners();
  #state: EntrySetState<E> = loading;
  /** The entries without unsent changes. */
  #saved: Entries<E> | undefined;
  /** When the API was last asked (epoch milliseconds); 0: what is known is outdated. */
  #askedAt = 0;
  /** Counts the reported changes, so that an answer requested before a change is not used after it. */
  #changeCount = 0;
  #fetching: Promise<void> | undefined;
  readonly subscribe = this.#listeners.subscribe;

  constructor(query: EntryQuery<E>, deps: Deps) {
    this.#query = query;
    this.#deps = deps;
  }

  /** The current state, without a request. The same object until something changes. */
  readonly get = () => this.#state;

  isWatched = () => this.#listeners.count() > 0;

  /** Queries the API if the entries are missing or stale. */
  readonly look = () => {
    if (!isRecent(this.#askedAt, this.#deps.now(), this.#query.lifetime)) void this.refetch();
  };

  /** Queries the API until no change was reported in the meantime. One query at a time. */
  refetch(): Promise<void> {
    this.#askedAt = this.#deps.now();
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }

  /**
   * Shows entries from a list, as old as `at` (epoch milliseconds) says, until the API has answered or if it does not.
   */
  seed(entries: Entries<E>, at: number) {
    if (this.#state.state === 'data') return;
    this.#askedAt ||= at;
    this.#saved = entries;
    const shown = this.#shown(entries, undefined);
    this.#set(this.#state.state === 'failed' ? {...this.#state, entries: shown} : {state: 'data', entries: shown});
  }

  /**
   * Applies the change at once and adds it to the outbox. Resolves when it is saved, however long that takes. If the
   * API refuses it, the change is undone and the promise rejects with an `ApiError`.
   */
  async save(mediaId: number, change: EntryChange): Promise<void> {
    const entry = this.#state.entries?.get(mediaId);
    const label = this.#query.label(mediaId, entry);
    await this.#deps.outbox.add('saveEntry', {mediaId, ...change}, {base: this.#baseOf(entry, change), label}).done;
  }

  /** Applies the result of our own writes. After other changes, the API is asked again, at once if it is shown. */
  applyChange({mediaId, entry, isDeleted}: BusEvents['listEntryChanged']) {
    if (this.#query.mediaId !== undefined && mediaId !== undefined && mediaId !== this.#query.mediaId) return;
    this.#changeCount += 1;
    const known = mediaId === undefined ? undefined : this.#saved?.get(mediaId);
    if (known && (entry ?? isDeleted)) {
      const saved = new Map(this.#saved);
      if (entry) saved.set(known.mediaId, this.#query.withSaved(known, entry));
      else saved.delete(known.mediaId);
      this.#saved = saved;
      if (this.#query.mediaId !== undefined) this.#askedAt = this.#deps.now();
      this.update();
    } else if (this.isWatched()) void this.refetch();
    else this.#askedAt = 0;
  }

  /** Takes over what the answer to another query says about an entry; `undefined`: the media is on no list. */
  correct(mediaId: number, now: AnyEntry | undefined) {
    const known = this.#saved?.get(mediaId);
    if (!known) {
      // What is on the list is more than this query has answered, so it is outdated.
      if (now && this.#saved && this.#query.mediaId === mediaId) this.applyChange({mediaId});
      return;
    }
    const saved = new Map(this.#saved);
    if (now) saved.set(mediaId, {...known, status: now.status ?? known.status, progress: now.progress});
    else saved.delete(mediaId);
    this.#saved = saved;
    this.update();
  }

  /** The outbox has changed. */
  update() {
    if (!this.#saved || this.#state.state === 'loading') return;
    const before = this.#state.entries;
    const entries = this.#shown(this.#saved, before);
    const isSame = before?.size === entries.size && [...entries].every(([id, entry]) => before.get(id) === entry);
    if (!isSame) this.#set({...this.#state, entries});
  }

  /** Another account: everything is forgotten. */
  reset() {
    this.#changeCount += 1;
    this.#saved = undefined;
    this.#askedAt = 0;
    this.#set(loading);
    if (this.isWatched()) this.look();
  }

  /** What the user saw of these values: `{}` if the media was not on the list, `undefined` if that is not known. */
  #baseOf(entry: E | undefined, change: EntryChange): Values | undefined {
    if (!entry) return this.#state.state === 'data' ? {} : undefined;
    return Object.fromEntries(Object.entries(entry).filter(([key]) => key in change));
  }

  async #fetch() {
    let seen: number;
    do {
      seen = this.#changeCount;
      await this.#fetchOnce(seen);
    } while (seen !== this.#changeCount);
  }

  async #fetchOnce(seen: number) {
    try {
      const entries = await this.#query.fetch();
      if (!entries || seen !== this.#changeCount) return;
      const kept = (this.#saved && this.#query.keep?.(this.#saved)) ?? [];
      this.#askedAt = this.#deps.now();
      const all = new Map(entries);
      for (const entry of kept) if (!all.has(entry.mediaId)) all.set(entry.mediaId, entry);
      this.#saved = all;
      this.#set({state: 'data', entries: this.#shown(all, this.#state.entries)});
      this.#query.onAnswer?.(entries);
    } catch (error) {
      if (seen === this.#changeCount)
        this.#set({state: 'failed', entries: this.#state.entries, error: toApiError(error)});
    }
  }

  /** The entries with their unsent changes. Those that look as before are the same objects. */
  #shown(saved: Entries<E>, before: Entries<E> | undefined): Entries<E> {
    const shown = new Map<number, E>();
    for (const [id, entry] of saved) {
      const now = this.#withUnsent(entry);
      const known = before?.get(id);
      if (now) shown.set(id, known && equal(known, now) ? known : now);
    }
    return shown;
  }

  #withUnsent(entry: E): E | undefined {
    const {outbox} = this.#deps;
    const pending = outbox.pending(entryTarget(entry.mediaId));
    if (!pending.length) return entry;
    const changed = pending.reduce<E | undefined>((one, write) => one && this.#query.withWrite(one, write), entry);
    const onHold = firstOnHold(outbox, pending);
    return changed && onHold ? {...changed, onHold} : changed;
  }

  #set(state: EntrySetState<E>) {
    if (equal(state, this.#state)) return;
    this.#state = state;
    this.#listeners.notify();
  }
}
