import * as v from 'valibot';

import {whenIdle} from '#domain/value/whenIdle';
import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {onPageReturn} from '#platform/pageReturn';
import {build} from '#platform/platform';
import type {Database, DatabaseSource} from '../../database';
import type {Tabs} from '../../tabs';
import type {ChangedEntities} from './changedEntities';
import {entitiesIn} from './entities';
import {minutes, type Lifetime} from './lifetime';
import {evictSurplus, isUsable, readIndex, type Index} from './persistedIndex';

/** A cached API response that survives a page load. */
export interface PersistedAnswer {
  readonly data: unknown;
  /** When the API sent it (epoch milliseconds). */
  readonly at: number;
}

/** The persisted cache: API responses in the database, shared by all tabs. */
export interface PersistedCache {
  /** The cached answer under a key, even if it is stale. Also `undefined` if the database takes too long. */
  get(key: string): Promise<PersistedAnswer | undefined>;
  /**
   * Caches an answer, unless it contains a list entry, or an entity that has changed since it was requested
   * (`ChangedEntities`). It is written to the database when the page is idle.
   */
  keep(key: string, data: unknown, lifetime: Lifetime, requestedAt?: number): void;
  /** The current moment of `ChangedEntities`, for `keep`. */
  moment(): number;
  /** Deletes all answers that contain one of these entities, for example "Media:1", here and in other tabs. */
  invalidate(entities: ReadonlySet<string>): Promise<void>;
  /** Calls the listener when another tab has cached an answer under this key, until the signal aborts. */
  onArrival(key: string, listener: () => void, options: {signal: AbortSignal}): void;
}

/** Whether an answer lives long enough to be worth writing: more than five minutes. */
export const shouldPersist = (lifetime: Lifetime) => lifetime > minutes(5);

/**
 * A stale answer may still be shown, with its age, for this long after its lifetime if the API returns nothing newer.
 */
const staleMs = 7 * 24 * 60 * minutes(1);
/**
 * Fall back to the network after three waits of this length (ms), since a frozen tab may block the database. One long
 * wait would expire, with the answer already queued, whenever the page itself was busy for that long.
 */
const readWaitMs = 50;
const readWaits = 3;
/** Answers are written when the page is idle, at the latest after this long. */
const flushWithinMs = 2000;
const indexKey = 'index';
/** Answers longer than this (characters) log a warning. */
const largeAnswer = 50_000;

/**
 * List entries change with every click on "+1" and belong to the list store. No answer that contains one is persisted,
 * so none has to be deleted.
 */
const isListEntry = (entity: string) => entity.startsWith('MediaList:');

const stored = v.object({data: v.unknown(), at: v.number(), until: v.number()});
const warn = (text: string) => console.warn(`[${build.name}] ${text}`);

interface UnwrittenAnswer {
  readonly data: unknown;
  readonly at: number;
  readonly lifetime: Lifetime;
  /** The moment of `ChangedEntities` at which it was requested. */
  readonly requestedAt: number;
}

interface Deps {
  readonly now: () => number;
  /** The changes here and in other tabs. */
  readonly changed: ChangedEntities;
  /** Called with the entities that another tab has changed. */
  readonly onElsewhere?: (entities: ReadonlySet<string>) => void;
  readonly signal: AbortSignal;
}

type Found = ReadonlyMap<string, unknown>;

/** Waits for a read of the database within its time limit; resolves to nothing if the read fails or takes longer. */
async function foundInTime(read: Promise<Found>): Promise<Found> {
  const safely = read.catch((): Found => new Map());
  for (let waits = 0; waits < readWaits; waits++) {
    const found = await withTimeout(safely, readWaitMs);
    if (found !== timedOut) return found;
  }
  return new Map();
}

class DatabasePersistedCache implements PersistedCache {
  readonly #waiting = new Map<string, UnwrittenAnswer>();
  readonly #lookups = new Set<string>();
  #lookup: Promise<Found> | undefined;
  readonly #source: DatabaseSource;
  readonly #tabs: Tabs;
  readonly #now: () => number;
  readonly #changed: ChangedEntities;
  readonly #signal: AbortSignal;

  constructor(source: DatabaseSource, tabs: Tabs, {now, changed, onElsewhere, signal}: Deps) {
    this.#source = source;
    this.#tabs = tabs;
    this.#now = now;
    this.#changed = changed;
    this.#signal = signal;
    const receive = (names: unknown) => {
      const entities = new Set<string>(Array.isArray(names) ? names : []);
      this.#forget(entities);
      onElsewhere?.(entities);
    };
    tabs.on('changed', ({entities}) => receive(entities), {signal});
  }

  moment = () => this.#changed.moment();

  async get(key: string): Promise<PersistedAnswer | undefined> {
    const waiting = this.#waiting.get(key);
    if (waiting && !this.#changed.isOutdated(waiting.data, waiting.requestedAt)) return waiting;
    const moment = this.moment();
    const {success, output} = v.safeParse(stored, (await this.#readBatched(key)).get(key));
    // A change may have deleted it since it was read.
    return success && isUsable(output, this.#now()) && !this.#changed.isOutdated(output.data, moment)
      ? output
      : undefined;
  }

  /** Batches lookups made in the same microtask, so that the misses reach the network together and can be merged. */
  #readBatched(key: string): Promise<Found> {
    this.#lookups.add(key);
    this.#lookup ??= Promise.resolve().then(() => {
      const keys = [...this.#lookups];
      this.#lookups.clear();
      this.#lookup = undefined;
      return foundInTime(this.#read(keys));
    });
    return this.#lookup;
  }

  async #read(keys: readonly string[]): Promise<Found> {
    const found = await this.#source.use(database => {
      const {store} = database.transaction('answers');
      return Promise.all(keys.map(async key => [key, await store.get(key)] as const));
    });
    return new Map(found);
  }

  keep(key: string, data: unknown, lifetime: Lifetime, requestedAt = this.moment()) {
    if ([...entitiesIn(data)].some(isListEntry) || this.#changed.isOutdated(data, requestedAt)) return;
    this.#waiting.set(key, {data, at: this.#now(), lifetime, requestedAt});
    if (this.#waiting.size === 1) this.#flushLater();
  }

  #flushLater() {
    whenIdle(() => void this.#flush(), flushWithinMs);
  }

  async #flush() {
    const all = [...this.#waiting];
    try {
      await this.#source.use(database => this.#write(database, all));
      for (const [key] of all) this.#tabs.send({type: 'cache', key});
    } catch {
      // Once the signal has aborted, the database is closed, and nothing is lost that could not be requested again.
      if (!this.#signal.aborted) warn('cache failure: the answers of the API could not be stored');
    }
    for (const [key, waiting] of all) if (this.#waiting.get(key) === waiting) this.#waiting.delete(key);
    if (this.#waiting.size) this.#flushLater();
  }

  /** If the store is full, evicts entries and retries once. */
  async #write(database: Database, all: readonly (readonly [string, UnwrittenAnswer])[]) {
    try {
      await this.#put(database, all, 0);
    } catch {
      await this.#put(database, all, 1);
    }
  }

  /** Writes index and answers in one transaction, so that concurrent writes from several tabs do not interleave. */
  async #put(database: Database, all: readonly (readonly [string, UnwrittenAnswer])[], tries: number) {
    const transaction = database.transaction('answers', 'readwrite', {durability: 'relaxed'});
    const {store} = transaction;
    const index: Index = readIndex(await store.get(indexKey));
    for (const [key, {data, at, lifetime, requestedAt}] of all) {
      // Another tab may have deleted it meanwhile.
      if (this.#changed.isOutdated(data, requestedAt)) continue;
      const size = JSON.stringify(data).length;
      if (size > largeAnswer) warn(`an answer of ${size} characters is large for the cache`);
      const until = at + lifetime + staleMs;
      index[key] = {at, until, size, entities: [...entitiesIn(data)]};
      void store.put({data, at, until}, key).catch(() => undefined);
    }
    for (const key of evictSurplus(index, this.#now(), tries > 0)) {
      delete index[key];
      void store.delete(key).catch(() => undefined);
    }
    void store.put(index, indexKey).catch(() => undefined);
    await transaction.done;
  }

  async invalidate(changed: ReadonlySet<string>) {
    const entities = new Set([...changed].filter(entity => !isListEntry(entity)));
    if (!entities.size) return;
    this.#forget(entities);
    // Before the deletion, so that no other tab writes such an answer after it.
    this.#tabs.send({type: 'changed', entities: [...entities]});
    await this.#source.use(database => this.#delete(database, entities));
  }

  async #delete(database: Database, entities: ReadonlySet<string>) {
    const transaction = database.transaction('answers', 'readwrite');
    const index = readIndex(await transaction.store.get(indexKey));
    const touched = Object.entries(index).filter(([, kept]) => kept.entities.some(each => entities.has(each)));
    for (const [key] of touched) {
      delete index[key];
      void transaction.store.delete(key).catch(() => undefined);
    }
    if (touched.length) void transaction.store.put(index, indexKey).catch(() => undefined);
    await transaction.done;
  }

  /** Drops the answers with these entities that are not written yet, and those that are on their way. */
  #forget(entities: ReadonlySet<string>) {
    this.#changed.note(entities);
    for (const [key, {data}] of this.#waiting)
      if ([...entitiesIn(data)].some(each => entities.has(each))) this.#waiting.delete(key);
  }

  onArrival(key: string, listener: () => void, options: {signal: AbortSignal}) {
    this.#tabs.on('cache', message => message.key === key && listener(), options);
    onPageReturn(listener, options.signal);
  }
}

/** Opens the persisted cache. */
export const createPersistedCache = (source: DatabaseSource, tabs: Tabs, deps: Deps): PersistedCache =>
  new DatabasePersistedCache(source, tabs, deps);
