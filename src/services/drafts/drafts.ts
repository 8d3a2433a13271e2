import * as v from 'valibot';

import {isExpired, draftsToDelete, type DraftLimits} from '#domain/feed/draft';
import {seconds} from '../api/cache/lifetime';
import type {Database, DatabaseSource} from '../database';
import {DeferredWrites} from '../lists/deferredWrites';
import type {BaseServices} from '../baseServices';
import {draftsDays, draftsMost} from './limits';

const stored = v.object({text: v.string(), at: v.number()});

/** An unsent text, and when it was last changed (epoch milliseconds). */
export type Draft = v.InferOutput<typeof stored>;

/** Unsent texts, stored in the database that all tabs share. Its methods never reject. */
export interface Drafts {
  /** The draft under a key, unless it has expired. */
  read(key: string): Promise<Draft | undefined>;
  /** Stores a draft. Changes within a second are written together. Resolves to whether the browser stored it. */
  save(key: string, text: string): Promise<boolean>;
  /** Deletes a draft at once. */
  delete(key: string): Promise<boolean>;
}

/** Changes are batched for this long. A page that becomes hidden writes at once. */
const delay = seconds(1);

/** Writes and commits in one step, so that leaving the page does not interrupt it. */
async function change(database: Database, key: string, draft: Draft | undefined) {
  const transaction = database.transaction('drafts', 'readwrite');
  const made = draft ? transaction.store.put(draft, key) : transaction.store.delete(key);
  transaction.commit();
  await Promise.all([made, transaction.done]);
}

async function deleteSurplus(database: Database, limits: DraftLimits, now: number) {
  const transaction = database.transaction('drafts', 'readwrite');
  const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  const ages = keys.map((key, index) => {
    const found = v.safeParse(stored, values[index]);
    return {key, at: found.success ? found.output.at : 0};
  });
  for (const key of draftsToDelete(ages, limits, now)) await transaction.store.delete(key);
  await transaction.done;
}

interface Deps {
  readonly source: DatabaseSource;
  readonly limits: () => DraftLimits;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

class StoredDrafts implements Drafts {
  readonly #deps: Deps;
  readonly #writes: DeferredWrites;
  /** The drafts whose last write failed. */
  readonly #failed = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#writes = new DeferredWrites(deps.signal, delay);
    void this.#attempt(database => deleteSurplus(database, deps.limits(), deps.now()));
  }

  async read(key: string) {
    await this.#writes.flush();
    const found = v.safeParse(stored, await this.#attempt(database => database.get('drafts', key)));
    const {limits, now} = this.#deps;
    return found.success && !isExpired(found.output.at, limits(), now()) ? found.output : undefined;
  }

  async save(key: string, text: string) {
    const draft = {text, at: this.#deps.now()};
    await this.#writes.schedule(key, () => this.#write(key, draft));
    return !this.#failed.has(key);
  }

  async delete(key: string) {
    const done = this.#writes.schedule(key, () => this.#write(key, undefined));
    await this.#writes.flush();
    await done;
    return !this.#failed.has(key);
  }

  async #write(key: string, draft: Draft | undefined) {
    const {limits, now} = this.#deps;
    const worked = await this.#attempt(async database => {
      await change(database, key, draft);
      if (draft) await deleteSurplus(database, limits(), now());
      return true;
    });
    if (worked) this.#failed.delete(key);
    else this.#failed.add(key);
  }

  /** The database may be refused, full or closed, in which case the result is `undefined`. */
  async #attempt<T>(what: (database: Database) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#deps.source.use(what);
    } catch {
      return undefined;
    }
  }
}

const opened = new WeakMap<BaseServices, Drafts>();

/** The drafts of this instance, opened with the first editor. */
export function draftsOf(services: BaseServices, source: DatabaseSource): Drafts {
  const known = opened.get(services);
  if (known) return known;
  const {settings, clock, signal} = services;
  const limits = () => ({max: settings.get(draftsMost), maxAgeDays: settings.get(draftsDays)});
  const made = new StoredDrafts({source, limits, now: clock.now, signal});
  opened.set(services, made);
  return made;
}
