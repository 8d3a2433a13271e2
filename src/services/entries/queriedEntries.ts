import {equal} from '@wry/equality';

import {isRecent} from '#domain/date/isRecent';
import {createListeners} from '#domain/value/store';
import {toApiError, type ApiError} from '../api/apiError';
import type {Lifetime} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import type {BaseServices} from '../baseServices';
import {filledIn} from './filledIn';
import type {Outbox} from '../outbox/outbox';
import type {Values} from '../outbox/write';
import type {CurrentEntry, Entries, EntriesState, EntriesView, EntryChange, OwnEntry, SeenEntry} from './entry';
import type {EntryPatch} from './entryRecord';
import type {EntryStore} from './entryStore';

/** Dependencies of the views. */
export interface ViewDeps extends Pick<BaseServices, 'session' | 'settings' | 'clock'> {
  readonly store: EntryStore;
  readonly outbox: Outbox;
  readonly read: Read;
  /** When the page was opened (epoch milliseconds). */
  readonly openedAt: number;
  /** Since when the page has been visible (epoch milliseconds); `undefined`: from the beginning. */
  readonly visibleSince: () => number | undefined;
  /** Applies an answer of the API to the store. */
  readonly apply: (patches: readonly EntryPatch[]) => void;
}

type AnyEntry = OwnEntry | CurrentEntry;

/**
 * Entries of the store that one query answers. A view has no values of its own: it selects, and decides when to query.
 * While it is watched, it follows the store; otherwise it selects when it is read.
 */
export abstract class QueriedEntries<E extends AnyEntry> implements EntriesView<E> {
  protected readonly deps: ViewDeps;
  protected abstract readonly lifetime: Lifetime;
  readonly #listeners = createListeners(count => this.#onCount(count));
  #state: EntriesState<E> = {state: 'loading', entries: undefined};
  /** Whether the store has the entries that the view selects. */
  #isKnown = false;
  #error: ApiError | undefined;
  /** When the API was last queried (epoch milliseconds); 0: the known values are outdated. */
  #askedAt = 0;
  /** Number of changes so far. An answer requested before a change is useless. */
  #changeCount = 0;
  #fetching: Promise<void> | undefined;
  readonly subscribe = this.#listeners.subscribe;

  constructor(deps: ViewDeps) {
    this.deps = deps;
  }

  readonly get = () => {
    if (!this.isWatched()) this.update();
    return this.#state;
  };

  isWatched = () => this.#listeners.count() > 0;

  protected isKnown = () => this.#isKnown;

  readonly look = () => {
    this.get();
    if (!isRecent(this.#askedAt, this.deps.clock.now(), this.lifetime)) void this.refetch();
  };

  refetch(): Promise<void> {
    this.#askedAt = this.deps.clock.now();
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }

  /**
   * Called when the store has received the selected entries from elsewhere than the view's query, at this time (epoch
   * milliseconds).
   */
  markKnown(at: number) {
    if (this.#state.state === 'data') return;
    this.#askedAt ||= at;
    this.#isKnown = true;
    this.update();
  }

  async save(mediaId: number, change: EntryChange, seen: SeenEntry = {}): Promise<void> {
    const entry = this.get().entries?.get(mediaId);
    const label = this.label(mediaId, entry) ?? seen.label;
    const {step} = seen;
    const known = this.#baseOf(mediaId, entry, change, step !== undefined);
    const base = known ?? seen.base;
    const mediaType = this.deps.store.typeOf(mediaId);
    const seenAt = this.#seenAt(mediaId, known);
    await this.deps.outbox.add('saveEntry', {mediaId, ...change}, {base, label, mediaType, seenAt, step}).done;
  }

  /**
   * Marks the entries as outdated: they are requested at once if a component shows them, otherwise, or if `isLater`, at
   * the next look.
   */
  expire(isLater = false) {
    if (isLater) {
      this.#askedAt = 0;
      return;
    }
    this.#changeCount += 1;
    this.#askedAt = 0;
    if (this.isWatched() && !document.hidden) void this.refetch();
  }

  /** Called when the page is shown again: requests the entries that have expired while it was hidden. */
  resume() {
    if (this.#askedAt === 0 && this.isWatched()) void this.refetch();
  }

  /** Called for a change of ours that is already in the store, so nothing needs to be requested. */
  protected touch() {
    if (this.#askedAt !== 0) this.#askedAt = this.deps.clock.now();
  }

  /** Called when the store has changed, while the view is watched. */
  update() {
    const before = this.#state;
    const entries = this.#isKnown ? this.#selected(before.entries) : undefined;
    if (this.#error) this.#set({state: 'failed', entries, error: this.#error});
    else this.#set(entries ? {state: 'data', entries} : {state: 'loading', entries: undefined});
  }

  /** Forgets everything, for another account. */
  reset() {
    this.#changeCount += 1;
    this.#askedAt = 0;
    this.#isKnown = false;
    this.#error = undefined;
    this.update();
    if (this.isWatched()) this.look();
  }

  /** Called when the view begins or ceases to be watched. */
  protected onWatch?(isWatched: boolean): void;

  /** Requests the entries; `undefined` while nobody is signed in. Rejects with the request's error. */
  protected abstract fetch(userName: string, asOf: number): Promise<readonly EntryPatch[]>;
  protected abstract select(): readonly E[];
  /** Title of the media item, for the outbox. */
  protected abstract label(mediaId: number, entry: E | undefined): string | undefined;
  /** Called with each answer, before it is applied. */
  protected onAnswer?(patches: readonly EntryPatch[]): void;

  /** The values that the user saw: `{}` if the media item was not on the list, `undefined` if that is not known. */
  #baseOf(mediaId: number, entry: E | undefined, change: EntryChange, isStep: boolean): Values | undefined {
    const {store} = this.deps;
    const saved = store.saved(mediaId);
    if (!entry || (saved && !saved.values)) return this.#state.state === 'data' ? {} : undefined;
    const values = {...store.entry(mediaId)?.values};
    // Repeats are sent as the entry has them, and the scores of categories in another form.
    for (const key of ['repeat', 'advancedScores'] as const) delete values[key];
    const isKept = (key: string) =>
      key in change ||
      (isStep && key === 'status') ||
      (change.status !== undefined && filledIn.some(([each]) => each === key));
    const isKnown = ([key, value]: [string, unknown]) => isKept(key) && (value !== undefined || key in values);
    const known = Object.entries({...values, ...entry}).filter(isKnown);
    return known.length ? Object.fromEntries(known) : undefined;
  }

  /**
   * When the values that the user saw were true; 0: before the page was last hidden, when the user may have changed them
   * elsewhere. The site's own values are as old as the page.
   */
  #seenAt(mediaId: number, known: Values | undefined): number {
    const {store, visibleSince, openedAt} = this.deps;
    const names = Object.keys(known ?? {}).map(name => (name === 'repeat' ? 'savedRepeat' : name));
    const at = (known && store.seenAt(mediaId, names)) ?? openedAt;
    return at < (visibleSince() ?? 0) ? 0 : at;
  }

  #onCount(count: number) {
    if (count > 1) return;
    this.onWatch?.(count > 0);
    if (count > 0) this.update();
  }

  async #fetch() {
    let seen: number;
    do {
      seen = this.#changeCount;
      await this.#fetchOnce(seen);
      // In a hidden page, entries that have changed since are requested when the page is shown again.
    } while (seen !== this.#changeCount && !document.hidden);
    if (seen !== this.#changeCount) this.#askedAt = 0;
  }

  async #fetchOnce(seen: number) {
    const {session, store, apply, clock} = this.deps;
    const userName = session.userName();
    if (userName === undefined) return;
    try {
      const patches = await this.fetch(userName, store.moment());
      if (seen !== this.#changeCount || userName !== session.userName()) return;
      this.#askedAt = clock.now();
      this.#isKnown = true;
      this.#error = undefined;
      this.onAnswer?.(patches);
      apply(patches);
    } catch (error) {
      if (seen !== this.#changeCount) return;
      this.#error = toApiError(error);
    }
    this.update();
  }

  /** The entries now. Unchanged ones are the same objects. */
  #selected(before: Entries<E> | undefined): Entries<E> {
    const entries = new Map<number, E>();
    for (const now of this.select()) {
      const known = before?.get(now.mediaId);
      entries.set(now.mediaId, known && equal(known, now) ? known : now);
    }
    const isSame = before?.size === entries.size && [...entries].every(([id, entry]) => before.get(id) === entry);
    return isSame ? before : entries;
  }

  #set(state: EntriesState<E>) {
    const {state: name, entries} = this.#state;
    const isSame = name === state.state && entries === state.entries;
    if (isSame && (state.state !== 'failed' || equal(state, this.#state))) return;
    this.#state = state;
    this.#listeners.notify();
  }
}
