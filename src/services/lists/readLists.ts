import {addLocation} from '#domain/list/listEntry';
import type {ListWithEntries} from '#domain/list/listPlacement';
import {parseListStatus} from '#domain/list/listStatus';
import type {Yielder} from '../yieldToMain';
import {formatOf} from './scoreFormat';
import {visitEntries} from './loadCollection';
import type {ListsQuery} from './lists.generated';
import type {ListEntry, ListType, MediaLists} from './ownList';
import {readEntry, type RawEntry, type ReadContext} from './readEntry';
import {Interner} from './interner';

/** One list collection in an answer. */
export type Collection = NonNullable<ListsQuery['anime']>;
type Group = NonNullable<NonNullable<Collection['lists']>[number]>;

interface MutableList extends ListWithEntries {
  readonly mediaIds: number[];
}

const none: readonly string[] = [];

const newList = (group: Group, name: string): MutableList => ({
  name,
  isCustomList: group.isCustomList === true,
  status: parseListStatus(typeof group.status === 'string' ? group.status : ''),
  isSplitCompletedList: group.isSplitCompletedList === true,
  mediaIds: [],
});

/**
 * Reads lists from one answer or from several chunks, in slices. A media item on several lists becomes one entry with
 * all its lists; the first copy determines the fields.
 */
export class ListReader {
  readonly #type: ListType;
  readonly #entries = new Map<number, ListEntry>();
  readonly #lists = new Map<string, MutableList>();
  readonly #interner = new Interner();
  /**
   * The media ids of each list, and the shared `listLocations` array for entries that are only on that list, which most
   * are.
   */
  readonly #idsByList = new Map<MutableList, {readonly ids: Set<number>; readonly place: readonly string[]}>();
  #options: NonNullable<Collection['user']>['mediaListOptions'] | undefined;

  constructor(type: ListType) {
    this.#type = type;
  }

  get size() {
    return this.#entries.size;
  }

  get #typeOptions() {
    return this.#type === 'ANIME' ? this.#options?.animeList : this.#options?.mangaList;
  }

  get #hasAdvancedScoring() {
    return this.#typeOptions?.advancedScoringEnabled === true;
  }

  /** The lists in the order of the owner's settings, in which AniList doesn't return them; others come last. */
  #inOrder(): MutableList[] {
    const order: unknown = this.#typeOptions?.sectionOrder;
    const names: readonly unknown[] = Array.isArray(order) ? order : [];
    const place = ({name}: MutableList) => (names.includes(name) ? names.indexOf(name) : names.length);
    return [...this.#lists.values()].sort((one, other) => place(one) - place(other));
  }

  /**
   * Adds the entries of one answer. `read` is called after each slice.
   * @throws ShapeError if the answer does not have the expected shape.
   */
  async add({user, lists}: Collection, slices: Yielder, read: () => void) {
    this.#options ??= user?.mediaListOptions;
    const reading: ReadContext = {same: this.#interner, hasAdvancedScoring: this.#hasAdvancedScoring};
    await visitEntries<NonNullable<RawEntry>, Group>(lists, slices, {
      list: group => void this.#list(group),
      // AniList returns null for a media item that it no longer shows.
      entry: (raw, group) => raw.media !== null && this.#addEntry(raw, this.#list(group), reading),
      slice: read,
    });
  }

  /** The lists read so far. `at`: when the API sent them (epoch milliseconds). */
  done(at: number): MediaLists {
    return {
      type: this.#type,
      scoreFormat: formatOf(this.#options?.scoreFormat),
      hasAdvancedScoring: this.#hasAdvancedScoring,
      entries: this.#entries,
      lists: this.#inOrder(),
      at,
    };
  }

  #list(group: Group): MutableList {
    const name = typeof group.name === 'string' ? group.name : '';
    const key = `${String(group.isCustomList)} ${name}`;
    const known = this.#lists.get(key);
    if (known) return known;
    const list = newList(group, name);
    this.#lists.set(key, list);
    this.#idsByList.set(list, {ids: new Set(), place: [name]});
    return list;
  }

  #addEntry(raw: RawEntry, list: MutableList, reading: ReadContext) {
    const {ids, place} = this.#idsByList.get(list) ?? {ids: new Set<number>(), place: [list.name]};
    const known = this.#entries.get(raw?.mediaId ?? Number.NaN);
    if (known && ids.has(known.mediaId)) return;
    const entry = known
      ? this.#withList(known, list)
      : readEntry(raw, {listLocations: place, customLists: list.isCustomList ? place : none}, reading);
    this.#entries.set(entry.mediaId, entry);
    ids.add(entry.mediaId);
    list.mediaIds.push(entry.mediaId);
  }

  #withList(known: ListEntry, list: MutableList): ListEntry {
    const {listLocations, customLists} = addLocation(known, list);
    const same = this.#interner;
    return {...known, listLocations: same.internAll(listLocations), customLists: same.internAll(customLists)};
  }
}
