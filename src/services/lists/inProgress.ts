import type {ProgressChange} from '#domain/list/plusProgress';
import {chooseTitle} from '#domain/media/title';
import {seconds} from '../api/lifetime';
import type {Read} from '../api/reader';
import {toApiError, type ApiError} from '../api/apiError';
import type {AccountEpoch} from '../api/accountEpoch';
import type {BusEvents} from '../bus';
import type {Services} from '../services';
import {titleLanguage} from '../settings/shared';
import type {Outbox} from '../outbox/outbox';
import {currentEntries, withSaved, withUnsent, type CurrentEntry} from './currentEntry';
import {InProgressDocument} from './inProgress.generated';

/** The list entries in progress, with unsent changes applied on top of what the API returned. */
export type InProgressState =
  | {readonly state: 'loading'; readonly entries: undefined}
  | {readonly state: 'data'; readonly entries: ReadonlyMap<number, CurrentEntry>}
  /** The last request failed. Older entries may still be available. */
  | {
      readonly state: 'failed';
      readonly entries: ReadonlyMap<number, CurrentEntry> | undefined;
      readonly error: ApiError;
    };

/**
 * The user's list entries in progress (rule home-1), fetched in one request for everything
 * that shows them.
 */
export interface InProgress {
  /** The current state, without a request. The same object until something changes. */
  get(): InProgressState;
  /** Queries the API if the entries are missing or stale. */
  look(): void;
  subscribe(listener: () => void): () => void;
  /**
   * Applies the change at once and adds it to the outbox. Resolves when it is saved, however long that takes. If the
   * API refuses it, the change is undone and the promise rejects with an `ApiError`.
   */
  save(entry: CurrentEntry, change: ProgressChange): Promise<void>;
}

interface Deps {
  services: Services;
  writes: Outbox;
  read: Read;
  accountEpoch: AccountEpoch;
}

/** Lifetime of the entries; no rule gives one, so it is the same as for scores on the same page. */
const lifetime = seconds(60);
const loading: InProgressState = {state: 'loading', entries: undefined};

class ApiInProgress implements InProgress {
  readonly #deps: Deps;
  readonly #listeners = new Set<() => void>();
  #state: InProgressState = loading;
  /** The entries as returned by the API, without unsent changes. */
  #stored: ReadonlyMap<number, CurrentEntry> | undefined;
  #fetchedAt = 0;
  /** Counts the reported changes, so that an answer requested before a change is not used after it. */
  #changeCount = 0;
  #isAsking = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    const {bus, signal} = deps.services;
    bus.on('listEntryChanged', fact => this.#changed(fact), {signal});
    deps.accountEpoch.subscribe(() => this.#reset(), {signal});
    deps.writes.subscribe(() => this.#update(), {signal});
  }

  readonly get = () => this.#state;

  readonly look = () => {
    const now = this.#deps.services.clock.now();
    if (now - this.#fetchedAt <= lifetime) return;
    this.#fetchedAt = now;
    void this.#fetch();
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async save(entry: CurrentEntry, change: ProgressChange) {
    const {services, writes} = this.#deps;
    const {mediaId, progress, status, completedAt} = entry;
    const seen = {progress, status, completedAt};
    const base = Object.fromEntries(Object.entries(seen).filter(([key]) => key in change));
    const label = chooseTitle(entry.title, services.settings.get(titleLanguage)) || undefined;
    await writes.add('saveEntry', {mediaId, ...change}, {base, label}).done;
  }

  /** Queries until no change was reported in the meantime. Only one query at a time. */
  async #fetch() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    let news: number;
    do {
      news = this.#changeCount;
      await this.#fetchOnce(news);
    } while (news !== this.#changeCount);
    this.#isAsking = false;
  }

  async #fetchOnce(news: number) {
    const {read, services} = this.#deps;
    const userName = services.session.userName();
    if (userName === undefined) return;
    try {
      const data = await read(InProgressDocument, {userName}, {lifetime, refetch: true});
      if (news !== this.#changeCount) return;
      this.#stored = this.#withFinished(currentEntries(data));
      this.#state = {state: 'data', entries: this.#stored};
      this.#update(true);
    } catch (error) {
      if (news === this.#changeCount)
        this.#setState({state: 'failed', entries: this.#state.entries, error: toApiError(error)});
    }
  }

  /** Entries completed on this page stay, as they do on the site's own cards. */
  #withFinished(entries: Map<number, CurrentEntry>) {
    for (const [id, entry] of this.#stored ?? [])
      if (entry.status === 'COMPLETED' && !entries.has(id)) entries.set(id, entry);
    return entries;
  }

  #update(always = false) {
    const before = this.#state.entries;
    if (!this.#stored || !before) return;
    let same = !always;
    const entries = new Map<number, CurrentEntry>();
    for (const [id, stored] of this.#stored) {
      const drawn = withUnsent(stored, this.#deps.writes);
      const known = before.get(id);
      const entry = known && JSON.stringify(known) === JSON.stringify(drawn) ? known : drawn;
      if (entry !== known) same = false;
      entries.set(id, entry);
    }
    if (!same) this.#setState({...this.#state, entries} as InProgressState);
  }

  #setState(state: InProgressState) {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }

  #changed({mediaId, entry, isDeleted}: BusEvents['listEntryChanged']) {
    this.#changeCount += 1;
    const known = mediaId === undefined ? undefined : this.#stored?.get(mediaId);
    if (known && (entry ?? isDeleted)) {
      const stored = new Map(this.#stored);
      if (isDeleted) stored.delete(known.mediaId);
      else if (entry) stored.set(known.mediaId, withSaved(known, entry));
      this.#stored = stored;
      this.#update(isDeleted);
    } else if (this.#listeners.size) void this.#fetch();
    else this.#fetchedAt = 0;
  }

  #reset() {
    this.#changeCount += 1;
    this.#stored = undefined;
    this.#fetchedAt = 0;
    this.#setState(loading);
    if (this.#listeners.size) this.look();
  }
}

/** Creates the store of the user's list entries in progress. */
export const createInProgress = (deps: Deps): InProgress => new ApiInProgress(deps);
