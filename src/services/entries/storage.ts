import * as v from 'valibot';

import type {BulkSchema, DatabaseSource} from '../database';
import {DeferredWrites} from '../lists/deferredWrites';
import {listTypes, type ListMedia, type ListType, type MediaLists} from '../lists/ownList';
import {mayHaveLists, outdateEarlierLists, takeExpiredEarlierLists, type IsFresh} from '../lists/storedTime';
import type {Report} from '../report';
import type {Tabs} from '../tabs';
import type {EntryPatch, KnownValues} from './entryRecord';
import {StoredLists} from './storedLists';
import type {TypedPatch} from './storedPatches';
import {keyOf, storedPatches} from './storedShape';

interface Deps {
  readonly database: DatabaseSource;
  readonly bulk: DatabaseSource<BulkSchema>;
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

/** Earlier versions send data of media items in a format of their own, which is left out. */
function withoutForeignMedia({media, ...values}: Record<string, unknown>): KnownValues {
  return media === undefined ? values : {...values, media: media as ListMedia};
}

/** Data to be stored for one account. */
interface Due {
  readonly lists: Set<ListType>;
  readonly patches: TypedPatch[];
}

/**
 * Stores lists and their changes. Only the tab that fetched a list or made a change stores it; the change is sent to
 * the others. Earlier versions of the script understand the same message. Their own lists are in another database, and
 * outdated by each change.
 */
export class EntryStorage {
  readonly lists: StoredLists;
  readonly #deps: Deps;
  readonly #writes: DeferredWrites;
  readonly #due = new Map<string, Due>();

  constructor(deps: Deps) {
    const {bulk, report, tabs, signal} = deps;
    this.#deps = deps;
    this.lists = new StoredLists(bulk, report);
    this.#writes = new DeferredWrites(signal);
    tabs.on('cachev2', ({key, patches}) => this.#receive(key, patches), {signal});
    tabs.on('wholeList', ({key}) => this.#about(key, deps.onList), {signal});
  }

  /** Schedules storing the list in memory. Resolves once that was attempted. */
  storeList(account: string, type: ListType): Promise<void> {
    return this.#schedule(account, due => void due.lists.add(type));
  }

  /** Schedules storing changes of lists. */
  storePatches(account: string, patches: readonly TypedPatch[]) {
    if (patches.length) outdateEarlierLists();
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
    const {isFresh, tabs, database} = this.#deps;
    if (await this.lists.write(account, list, isFresh)) tabs.send({type: 'wholeList', key: keyOf(account, list.type)});
    if (takeExpiredEarlierLists(isFresh)) await database.use(first => first.clear('lists')).catch(() => undefined);
  }

  async #writePatches(account: string, patches: readonly TypedPatch[]) {
    const {isFresh, tabs, onMissing} = this.#deps;
    const result = patches.length ? await this.lists.patch(account, patches, isFresh) : undefined;
    if (!result) return;
    for (const [type, stored] of result.stored)
      tabs.send({type: 'cachev2', key: keyOf(account, type), patches: stored});
    if (result.missing.length) onMissing(account, result.missing);
  }

  #about(key: string, then: (account: string, type: ListType) => void) {
    const type = listTypes.find(each => key.endsWith(`/${each}`));
    if (type) then(key.slice(0, -type.length - 1), type);
  }

  #receive(key: string, patches: unknown) {
    const parsed = v.safeParse(storedPatches, patches);
    if (!parsed.success) return;
    const received = parsed.output.map(({values, ...patch}): EntryPatch => {
      return {...patch, values: values && withoutForeignMedia(values), source: 'tab'};
    });
    this.#about(key, account => this.#deps.onPatches(account, received));
  }
}
