import {alsoOn} from '#domain/list/listEntry';
import type {PlacedList} from '#domain/list/listPlaces';
import {readListStatus} from '#domain/list/listStatus';
import {ShapeError} from '../api/shapeLink';
import type {Yielder} from '../yieldToMain';
import {formatOf} from './entryOf';
import type {ListsQuery} from './lists.generated';
import type {ListEntry, ListType, MediaLists} from './ownList';
import {readEntry, type RawEntry, type Reading} from './readEntry';
import {Interner} from './interner';

/** One list collection in an answer. */
export type Collection = NonNullable<ListsQuery['anime']>;
type Group = NonNullable<NonNullable<Collection['lists']>[number]>;

interface MutableList extends PlacedList {
  readonly mediaIds: number[];
}

const newList = (group: Group, name: string): MutableList => ({
  name,
  isCustomList: group.isCustomList === true,
  status: readListStatus(typeof group.status === 'string' ? group.status : ''),
  isSplitCompletedList: group.isSplitCompletedList === true,
  mediaIds: [],
});

/**
 * Reads lists from one answer or from several chunks, in slices. A media that is on several lists becomes one entry
 * with all its lists (rule lists-6), and the first copy determines the fields.
 */
export class ListReading {
  readonly #type: ListType;
  readonly #entries = new Map<number, ListEntry>();
  readonly #lists = new Map<string, MutableList>();
  readonly #same = new Interner();
  /**
   * The media ids of each list, and the shared `listLocations` array for entries that are only on that list, which most
   * are.
   */
  readonly #seen = new Map<MutableList, {readonly ids: Set<number>; readonly place: readonly string[]}>();
  #options: NonNullable<Collection['user']>['mediaListOptions'] | undefined;

  constructor(type: ListType) {
    this.#type = type;
  }

  get size() {
    return this.#entries.size;
  }

  get #hasAdvancedScoring() {
    const own = this.#type === 'ANIME' ? this.#options?.animeList : this.#options?.mangaList;
    return own?.advancedScoringEnabled === true;
  }

  /**
   * Adds the entries of one answer. `read` is called after each slice.
   * @throws ShapeError if the answer does not have the expected shape.
   */
  async add({user, lists}: Collection, slices: Yielder, read: () => void) {
    if (!Array.isArray(lists)) throw new ShapeError();
    this.#options ??= user?.mediaListOptions;
    const reading: Reading = {same: this.#same, hasAdvancedScoring: this.#hasAdvancedScoring};
    for (const group of lists) {
      if (!group || !Array.isArray(group.entries)) throw new ShapeError();
      const list = this.#list(group);
      for (const raw of group.entries) {
        this.#take(raw, list, reading);
        if (!slices.shouldYield()) continue;
        read();
        await slices.yieldToMain();
      }
    }
    read();
  }

  /** The lists read so far. `at`: when the API sent them (epoch milliseconds). */
  done(at: number): MediaLists {
    return {
      type: this.#type,
      scoreFormat: formatOf(this.#options?.scoreFormat),
      hasAdvancedScoring: this.#hasAdvancedScoring,
      entries: this.#entries,
      lists: [...this.#lists.values()],
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
    this.#seen.set(list, {ids: new Set(), place: [name]});
    return list;
  }

  #take(raw: RawEntry, list: MutableList, reading: Reading) {
    const {ids, place} = this.#seen.get(list) ?? {ids: new Set<number>(), place: [list.name]};
    const known = this.#entries.get(raw?.mediaId ?? Number.NaN);
    if (known && ids.has(known.mediaId)) return;
    const entry = known
      ? this.#alsoOn(known, list)
      : readEntry(raw, {listLocations: place, isCustomList: list.isCustomList}, reading);
    this.#entries.set(entry.mediaId, entry);
    ids.add(entry.mediaId);
    list.mediaIds.push(entry.mediaId);
  }

  #alsoOn(known: ListEntry, list: MutableList): ListEntry {
    const {listLocations, isCustomList} = alsoOn(known, list);
    return {...known, listLocations: this.#same.texts(listLocations), isCustomList};
  }
}
