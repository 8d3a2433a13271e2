import type {ScoreFormat} from '#domain/score/score';
import {createListeners} from '#domain/value/store';
import {listTypes, type ListEntry, type ListType, type MediaLists} from '../lists/ownList';
import type {Outbox} from '../outbox/outbox';
import type {OnHoldChange} from './entry';
import {
  listEntryOf,
  merge,
  timeOf,
  withDerived,
  type EntryPatch,
  type EntryRecord,
  type KnownValues,
} from './entryRecord';
import {placeEntry, withoutEntry, type ListHead} from './placement';
import {unsentOf, type Unsent} from './unsent';

/** An entry as it is shown: the saved values with the unsent changes on top. */
export interface ShownEntry {
  readonly values: KnownValues;
  readonly onHold: OnHoldChange | undefined;
}

interface Shown {
  readonly saved: KnownValues | undefined;
  readonly unsent: Unsent | undefined;
  readonly entry: ShownEntry | undefined;
}

interface Deps {
  readonly outbox: Outbox;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** The values of an entry that was only just added. */
const newEntry: KnownValues = {status: undefined, score: 0, scoreRaw: 0, progress: 0};

/** The user's own entries, and the lists they are on. Every change of an entry arrives as a patch. */
export class EntryStore {
  readonly #deps: Deps;
  readonly #listeners = createListeners();
  readonly #records = new Map<number, EntryRecord>();
  readonly #heads = new Map<ListType, ListHead>();
  /** Time of the lists that were adopted. */
  readonly #adoptedAt = new Map<ListType, number>();
  readonly #shown = new Map<number, Shown>();
  /** The lists as displayed; computed again after each change that concerns them. */
  readonly #lists = new Map<ListType, MediaLists>();
  #unsent: ReadonlyMap<number, Unsent> = new Map();
  #lastMoment = 0;
  #scoreFormat: ScoreFormat | undefined;
  /** Notifies of every change. */
  readonly subscribe = this.#listeners.subscribe;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.outbox.subscribe(() => this.#readOutbox(), deps);
  }

  /** The current time (epoch milliseconds), always later than every answer so far, even if the clock is set back. */
  moment(): number {
    this.#lastMoment = Math.max(this.#deps.now(), this.#lastMoment + 1);
    return this.#lastMoment;
  }

  /** Applies patches: the only way to change entries. Returns the patches that changed something. */
  apply(patches: readonly EntryPatch[]): readonly EntryPatch[] {
    const effective = patches.filter(patch => this.#merge(patch));
    if (effective.length) this.#listeners.notify();
    return effective;
  }

  /**
   * Adopts a whole list from the API or the database, unless a newer one was adopted. Entries that changed after `asOf`
   * keep that change.
   */
  adopt(list: MediaLists, asOf: number) {
    const {entries, ...head} = list;
    if (asOf < (this.#adoptedAt.get(head.type) ?? 0)) return;
    this.#adoptedAt.set(head.type, asOf);
    const before = this.#heads.get(head.type);
    this.#heads.set(head.type, head);
    this.#scoreFormat = head.scoreFormat;
    const gone = this.#listed(before).filter(mediaId => !entries.has(mediaId));
    for (const mediaId of gone) this.#adoptEntry(head.type, {mediaId, values: undefined, asOf, source: 'list'});
    for (const [mediaId, values] of entries) this.#adoptEntry(head.type, {mediaId, values, asOf, source: 'list'});
    this.#lastMoment = Math.max(this.#lastMoment, asOf);
    this.#lists.delete(head.type);
    this.#listeners.notify();
  }

  /** Marks a list as expired. */
  expire(type: ListType) {
    const head = this.#heads.get(type);
    if (!head) return;
    this.#heads.set(type, {...head, at: 0});
    this.#lists.delete(type);
    this.#listeners.notify();
  }

  /** The saved state of an entry: no record if nothing is known, a record without values if it is on no list. */
  saved = (mediaId: number): EntryRecord | undefined => this.#records.get(mediaId);

  /** When the oldest of these values of an entry was true (epoch milliseconds); `undefined`: nothing is known. */
  seenAt(mediaId: number, names: readonly string[]): number | undefined {
    const record = this.#records.get(mediaId);
    return record && Math.min(record.asOf, ...names.map(name => timeOf(record, name)));
  }

  /**
   * The entry as displayed, decided in this one place; `undefined` if it is on no list, or not known to be on one. The
   * same object until it changes.
   */
  entry(mediaId: number): ShownEntry | undefined {
    const saved = this.#records.get(mediaId)?.values;
    const unsent = this.#unsent.get(mediaId);
    const known = this.#shown.get(mediaId);
    if (known && known.saved === saved && known.unsent === unsent) return known.entry;
    const values = unsent ? this.#withUnsent(saved, unsent) : saved;
    const entry = values && {values, onHold: unsent?.onHold};
    this.#shown.set(mediaId, {saved, unsent, entry});
    return entry;
  }

  /** A whole list as displayed; `undefined` if none was adopted. The same object until it changes. */
  list(type: ListType): MediaLists | undefined {
    const head = this.#heads.get(type);
    if (!head) return undefined;
    const known = this.#lists.get(type);
    if (known) return known;
    const made = this.#makeList(head, [...this.#unsent.keys()]);
    this.#lists.set(type, made);
    return made;
  }

  /** A whole list as saved. */
  savedList(type: ListType): MediaLists | undefined {
    const head = this.#heads.get(type);
    return head && this.#makeList(head, []);
  }

  /** When the API sent a list (epoch milliseconds). */
  listTime = (type: ListType): number | undefined => this.#heads.get(type)?.at;

  /** The format of the scores in a list. */
  listFormat = (type: ListType): ScoreFormat | undefined => this.#heads.get(type)?.scoreFormat;

  /** The type of the media item of an entry. */
  typeOf(mediaId: number): ListType | undefined {
    const values = this.#records.get(mediaId)?.values;
    return values?.media?.type ?? values?.mediaType;
  }

  /** The format of the user's scores. */
  scoreFormat = () => this.#scoreFormat;

  /** Forgets everything, for another account. */
  clear() {
    for (const all of [this.#records, this.#heads, this.#adoptedAt, this.#shown, this.#lists]) all.clear();
    this.#scoreFormat = undefined;
    this.#readOutbox();
    this.#listeners.notify();
  }

  #listed = (head: ListHead | undefined) => (head ? [...new Set(head.lists.flatMap(({mediaIds}) => mediaIds))] : []);

  /** Returns whether the patch has changed something. */
  #merge(patch: EntryPatch): boolean {
    const {mediaId, asOf, values} = patch;
    this.#lastMoment = Math.max(this.#lastMoment, asOf);
    this.#scoreFormat = values?.scoreFormat ?? this.#scoreFormat;
    const known = this.#records.get(mediaId);
    const isNewer = !known || asOf >= known.asOf;
    const record = merge(known, patch);
    const placed = this.#place(record, isNewer ? patch.customLists : undefined);
    this.#records.set(mediaId, placed);
    if (known?.values === placed.values) return !known;
    for (const values of [known?.values, placed.values]) if (values?.media) this.#lists.delete(values.media.type);
    return true;
  }

  /** Like `#merge`, for an entry of a list that is adopted as a whole. */
  #adoptEntry(type: ListType, patch: EntryPatch) {
    const known = this.#records.get(patch.mediaId);
    const isPlain = !known || (known.source === 'list' && known.asOf <= patch.asOf && !known.olderTimes);
    const record = isPlain ? patch : merge(known, patch);
    // An entry that changed after the list was sent may belong on other lists, or on none.
    const isOlder = known !== undefined && known.asOf > patch.asOf;
    if (this.#heads.get(type) && isOlder) this.#records.set(patch.mediaId, this.#place(record, undefined));
    else this.#records.set(patch.mediaId, record);
  }

  /** Puts an entry on the lists it belongs to. */
  #place(record: EntryRecord, enabled: readonly string[] | undefined): EntryRecord {
    const {mediaId, values} = record;
    const entry = listEntryOf(mediaId, values);
    for (const type of listTypes) {
      const head = this.#heads.get(type);
      if (!head) continue;
      const isHere = entry?.media.type === type;
      const placed = isHere ? placeEntry(head, entry, enabled) : undefined;
      const lists = placed?.lists ?? withoutEntry(head.lists, mediaId);
      if (lists !== head.lists) {
        this.#heads.set(type, {...head, lists});
        this.#lists.delete(type);
      }
      if (placed && values && placed.entry !== entry) {
        const {listLocations, customLists} = placed.entry;
        return {...record, values: {...values, listLocations, customLists}};
      }
    }
    return record;
  }

  #withUnsent(saved: KnownValues | undefined, {changes}: Unsent): KnownValues | undefined {
    return changes.reduce<KnownValues | undefined>((before, {values}) => {
      if (!values) return undefined;
      const base = before ?? newEntry;
      return withDerived({...base, ...values}, values, base.scoreFormat ?? this.#scoreFormat);
    }, saved);
  }

  /** The list with the unsent changes of these media items. */
  #makeList(head: ListHead, unsent: readonly number[]): MediaLists {
    let {lists} = head;
    const changed = new Map<number, ListEntry>();
    for (const mediaId of unsent) {
      const entry = listEntryOf(mediaId, this.entry(mediaId)?.values);
      if (entry?.media.type !== head.type) lists = withoutEntry(lists, mediaId);
      else {
        const placed = placeEntry({...head, lists}, entry, this.#unsent.get(mediaId)?.changes.at(-1)?.customLists);
        ({lists} = placed);
        changed.set(mediaId, placed.entry);
      }
    }
    const entries = new Map<number, ListEntry>();
    for (const {mediaIds} of lists)
      for (const mediaId of mediaIds) {
        const entry = changed.get(mediaId) ?? listEntryOf(mediaId, this.#records.get(mediaId)?.values);
        if (entry) entries.set(mediaId, entry);
      }
    return {...head, lists, entries};
  }

  #readOutbox() {
    const unsent = unsentOf(this.#deps.outbox, this.#unsent);
    if (unsent === this.#unsent) return;
    this.#unsent = unsent;
    this.#lists.clear();
    this.#listeners.notify();
  }
}
