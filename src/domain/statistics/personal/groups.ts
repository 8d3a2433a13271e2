import {mean} from '../statistics';
import {weightedMean} from '../weighting';
import {sumAmounts, type Amounts, type PersonalEntry} from './entry';

/** The kind of a group. `note`: a custom tag of a note; `all` and `unlisted`: rows that aren't lists. */
export type GroupKind = 'tag' | 'genre' | 'note' | 'list' | 'unlisted' | 'all' | 'staff' | 'studio';

/** The identity of a group: entries with the same kind and id belong together. */
export interface GroupKey {
  readonly kind: GroupKind;
  /** The name, unless names are not unique. */
  readonly id: string | number;
  readonly name: string;
}

/** The entries of a group, with their figures. */
export interface EntryGroup extends GroupKey {
  readonly entries: readonly PersonalEntry[];
  readonly count: number;
  /** Mean of the scores out of 100; `undefined` without scores. */
  readonly mean: number | undefined;
  /** The weighted mean by which groups are ranked. */
  readonly weighted: number;
  readonly done: Amounts;
  readonly left: Amounts;
}

/** Sorts groups by the weighted mean, best first, then by size and name. */
export const byRank = (one: EntryGroup, other: EntryGroup) =>
  other.weighted - one.weighted || other.count - one.count || (one.name < other.name ? -1 : 1);

/** The figures of a group. */
export function groupOf(key: GroupKey, entries: readonly PersonalEntry[]): EntryGroup {
  const scores = entries.map(({scoreRaw}) => scoreRaw).filter(score => score > 0);
  return {
    ...key,
    entries,
    count: entries.length,
    mean: mean(scores),
    weighted: weightedMean(scores),
    done: sumAmounts(entries.map(({done}) => done)),
    left: sumAmounts(entries.map(({left}) => left)),
  };
}

interface Found {
  readonly key: GroupKey;
  readonly entries: PersonalEntry[];
}

/** Groups that grow by one entry at a time, so that long lists can be counted in slices. */
export class GroupedEntries {
  readonly #keysOf: (entry: PersonalEntry) => readonly GroupKey[];
  readonly #found: Found[] = [];
  /** A list contains 125,000 people: groups are found without creating a text. */
  readonly #byId = new Map<GroupKind, Map<GroupKey['id'], Found>>();

  constructor(keysOf: (entry: PersonalEntry) => readonly GroupKey[]) {
    this.#keysOf = keysOf;
  }

  add(entry: PersonalEntry) {
    for (const key of this.#keysOf(entry)) {
      const ofKind = this.#byId.get(key.kind) ?? new Map<GroupKey['id'], Found>();
      if (!ofKind.size) this.#byId.set(key.kind, ofKind);
      const known = ofKind.get(key.id);
      if (!known) {
        const found = {key, entries: [entry]};
        ofKind.set(key.id, found);
        this.#found.push(found);
      }
      // A media item may have the same tag or person twice.
      else if (known.entries.at(-1) !== entry) known.entries.push(entry);
    }
  }

  /** The groups so far, in order of first appearance. */
  found = (): readonly {readonly key: GroupKey; readonly entries: readonly PersonalEntry[]}[] => this.#found;
}
