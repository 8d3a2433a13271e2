import * as v from 'valibot';

import {isExpired, draftsToDelete, type DraftLimits} from '#domain/feed/draft';
import {seconds} from '../api/cache/lifetime';
import type {Database, DatabaseSource} from '../database';
import {DeferredWrites} from '../lists/deferredWrites';
import type {BaseServices} from '../baseServices';
import {draftsDays, draftsMost} from './limits';

const version = v.object({place: v.string(), text: v.string()});
/** A text at a place. */
type Version = v.InferOutput<typeof version>;

const stored = v.object({
  text: v.string(),
  at: v.number(),
  /** The texts that it replaces, in case the page has ended before they were deleted. */
  replaces: v.optional(v.array(version)),
});
/** A text, and when it was last changed (epoch milliseconds). */
type Row = v.InferOutput<typeof stored>;

/** An unsent text, and where it is stored. */
export interface Draft extends Row {
  readonly place: string;
}

/** A new place for a draft under a key. Each editor has its own, so that none overwrites the text of another. */
export const newPlace = (key: string) => `${key}\n${Math.random().toString(36).slice(2)}`;

/** Unsent texts, stored in the database that all tabs share. Its methods never reject. */
export interface Drafts {
  /** The newest draft under a key that has not expired. */
  read(key: string): Promise<Draft | undefined>;
  /**
   * Stores a draft, and deletes one that it replaces. Changes within a second are written together. Resolves to whether
   * the browser stored it.
   */
  save(place: string, text: string, replaced?: Draft): Promise<boolean>;
  /** Deletes a draft, and one that it replaces, at once. */
  delete(place: string, replaced?: Draft): Promise<boolean>;
}

/** Changes are batched for this long. A page that becomes hidden writes at once. */
const delay = seconds(1);

/** Writes and commits in one step, so that leaving the page does not interrupt it. */
async function change(database: Database, place: string, draft: Row | undefined) {
  const transaction = database.transaction('drafts', 'readwrite');
  const {store} = transaction;
  const made = draft ? store.put(draft, place) : store.delete(place);
  transaction.commit();
  await Promise.all([made, transaction.done]);
}

/** Number of texts that a draft remembers to replace. All but the last are deleted unless pages ended very quickly. */
const mostReplaced = 3;

/** A draft and what it replaces. */
const versionsOf = ({place, text, replaces = []}: Draft): readonly Version[] =>
  [{place, text}, ...replaces].slice(0, mostReplaced);

/** Deletes texts, unless another tab has stored a later one at their places. */
async function deleteUnchanged(database: Database, drafts: readonly Version[]) {
  const {store, done} = database.transaction('drafts', 'readwrite');
  for (const {place, text} of drafts) {
    const now = v.safeParse(stored, await store.get(place));
    if (now.success && now.output.text === text) await store.delete(place);
  }
  await done;
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
  /** The places whose last write failed. */
  readonly #failed = new Set<string>();
  /** The texts that the next write deletes, by its own place. */
  readonly #replaced = new Map<string, readonly Version[]>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#writes = new DeferredWrites(deps.signal, delay);
    void this.#attempt(database => deleteSurplus(database, deps.limits(), deps.now()));
  }

  async read(key: string) {
    await this.#writes.flush();
    const {limits, now} = this.#deps;
    // Earlier versions stored one draft, under the key itself.
    const range = IDBKeyRange.bound(key, `${key}\n\uffff`);
    const found = await this.#attempt(async database => {
      const {store} = database.transaction('drafts');
      const [places, rows] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return rows.flatMap((row, index) => {
        const {success, output} = v.safeParse(stored, row);
        return success && !isExpired(output.at, limits(), now()) ? [{...output, place: places[index] ?? key}] : [];
      });
    });
    const replaced = (found ?? []).flatMap(({replaces = []}) => replaces);
    const isReplaced = (draft: Draft) => replaced.some(({place, text}) => place === draft.place && text === draft.text);
    return found?.filter(draft => draft.text !== '' && !isReplaced(draft)).toSorted((a, b) => b.at - a.at)[0];
  }

  async save(place: string, text: string, replaced?: Draft) {
    this.#replace(place, replaced);
    const replaces = [...(this.#replaced.get(place) ?? [])];
    const draft = {text, at: this.#deps.now(), ...(replaces.length ? {replaces} : {})};
    await this.#writes.schedule(place, () => this.#write(place, draft));
    return !this.#failed.has(place);
  }

  async delete(place: string, replaced?: Draft) {
    this.#replace(place, replaced);
    const done = this.#writes.schedule(place, () => this.#write(place, undefined));
    await this.#writes.flush();
    await done;
    return !this.#failed.has(place);
  }

  #replace(place: string, replaced: Draft | undefined) {
    if (replaced && replaced.place !== place)
      this.#replaced.set(place, [...(this.#replaced.get(place) ?? []), ...versionsOf(replaced)]);
  }

  async #write(place: string, draft: Row | undefined) {
    const {limits, now} = this.#deps;
    const worked = await this.#attempt(async database => {
      const replaced = [...(this.#replaced.get(place) ?? [])];
      // If the page ends before the others are deleted, an empty text tells that they were.
      const emptied = draft || !replaced.length ? undefined : {text: '', at: now(), replaces: replaced};
      const changed = change(database, place, draft ?? emptied);
      // A text is deleted only once the one that replaces it is stored.
      if (draft) await changed;
      await Promise.all([changed, replaced.length && deleteUnchanged(database, replaced)]);
      // The next text may already be stored there.
      if (emptied) await deleteUnchanged(database, [{place, text: emptied.text}]);
      if (draft) await deleteSurplus(database, limits(), now());
      return true;
    });
    if (worked) this.#replaced.delete(place);
    if (worked) this.#failed.delete(place);
    else this.#failed.add(place);
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
