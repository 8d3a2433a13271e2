import * as v from 'valibot';

import type {DatabaseSource} from '../database';
import {DeferredWrites} from '../lists/deferredWrites';
import {listTypes, type ListType, type MediaLists} from '../lists/ownList';
import {mayHaveLists, type IsFresh} from '../lists/storedTime';
import type {Report} from '../report';
import type {Tabs} from '../tabs';
import type {EntryPatch, KnownValues} from './entryRecord';
import {StoredLists} from './storedLists';
import type {TypedPatch} from './storedPatches';
import {keyOf, storedPatches} from './storedShape';

interface Deps {
  readonly database: DatabaseSource;
  readonly tabs: Tabs;
  readonly report: Report;
  readonly signal: AbortSignal;
  readonly isFresh: IsFresh;
  /** The list of this type in memory, as it is saved. */
  readonly savedList: (type: ListType) => MediaLists | undefined;
  /** Called with entries that the stored lists lack. */
  readonly onMissing: (account: string, patches: readonly EntryPatch[]) => void;
  /** Another tab has stored these patches of an account's list. */
  readonly onPatches: (account: string, patches: readonly EntryPatch[]) => void;
  /** Another tab has stored a whole list. */
  readonly onList: (account: string, type: ListType) => void;
}

/** Data to be stored for one account. */
interface Due {
  readonly lists: Set<ListType>;
  readonly patches: TypedPatch[];
}

/**
 * Stores lists and their changes. Only the tab that fetched a list or made a change stores it; the change is sent to
 * the others. Other versions of the script understand the same message as "the list was written", and read the list.
 */
export class EntryStorage {
  readonly lists: StoredLists;
  readonly #deps: Deps;
  readonly #writes: DeferredWrites;
  readonly #due = new Map<string, Due>();

  constructor(deps: Deps) {
    const {database, report, tabs, signal} = deps;
    this.#deps = deps;
    this.lists = new StoredLists(database, report);
    this.#writes = new DeferredWrites(signal);
    tabs.on('cachev2', ({key, patches}) => this.#receive(key, patches), {signal});
  }

  /** Schedules storing the list in memory. Resolves once that was attempted. */
  storeList(account: string, type: ListType): Promise<void> {
    return this.#schedule(account, due => void due.lists.add(type));
  }

  /** Schedules storing changes of lists. */
  storePatches(account: string, patches: readonly TypedPatch[]) {
    if (patches.length && (this.#due.has(account) || mayHaveLists(this.#deps.isFresh)))
      void this.#schedule(account, due => void due.patches.push(...patches));
  }

  /** Changes that are not stored yet. */
  unstored = (account: string): readonly TypedPatch[] => this.#due.get(account)?.patches ?? [];

  /** Writes the scheduled changes now. */
  flush = () => this.#writes.flush();

  #schedule(account: string, add: (due: Due) => void): Promise<void> {
    const due = this.#due.get(account) ?? {lists: new Set(), patches: []};
    this.#due.set(account, due);
    add(due);
    return this.#writes.schedule(account, () => this.#write(account));
  }

  async #write(account: string) {
    const {lists, patches} = this.#due.get(account) ?? {lists: new Set<ListType>(), patches: []};
    this.#due.delete(account);
    // First of all, since another account may follow at once.
    const whole = [...lists].flatMap(type => this.#deps.savedList(type) ?? []);
    for (const list of whole) await this.#writeList(account, list);
    // A list that was written whole contains its changes.
    const written = new Set(whole.map(({type}) => type));
    await this.#writePatches(
      account,
      patches.filter(({type}) => !type || !written.has(type)),
    );
  }

  async #writeList(account: string, list: MediaLists) {
    const {isFresh, tabs} = this.#deps;
    if (await this.lists.write(account, list, isFresh)) tabs.send({type: 'cachev2', key: keyOf(account, list.type)});
  }

  async #writePatches(account: string, patches: readonly TypedPatch[]) {
    const {isFresh, tabs, onMissing} = this.#deps;
    const result = patches.length ? await this.lists.patch(account, patches, isFresh) : undefined;
    if (!result) return;
    for (const [type, stored] of result.stored)
      tabs.send({type: 'cachev2', key: keyOf(account, type), patches: stored});
    if (result.missing.length) onMissing(account, result.missing);
  }

  #receive(key: string, patches: unknown) {
    const type = listTypes.find(each => key.endsWith(`/${each}`));
    if (!type) return;
    const account = key.slice(0, -type.length - 1);
    const parsed = patches === undefined ? undefined : v.safeParse(storedPatches, patches);
    if (!parsed?.success) return this.#deps.onList(account, type);
    this.#deps.onPatches(
      account,
      parsed.output.map(({values, ...patch}) => ({...patch, values: values as KnownValues | undefined, source: 'tab'})),
    );
  }
}
