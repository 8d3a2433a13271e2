import {equal} from '@wry/equality';

import type {Steps} from '../../value/steps';
import {contradictionsOf, type Contradiction} from './contradictions';
import type {BulkForm} from './form';
import {editedValues, totalOf, valuesOf, type BulkEntry, type BulkOptions, type BulkValues, type Limit} from './values';

/** An entry that a bulk edit changes. */
export interface BulkRow<E extends BulkEntry = BulkEntry> {
  readonly entry: E;
  /** The values to save; `undefined`: the entry is deleted. */
  readonly values: Partial<BulkValues> | undefined;
  /** The same values before, and those that AniList may fill in; all of them if the entry is deleted. */
  readonly base: Partial<BulkValues>;
  /** The names of the values that differ from those before. */
  readonly changed: readonly (keyof BulkValues)[];
  /** Whether to make it a favorite or remove it from the favorites; `undefined`: neither. */
  readonly isFavourite: boolean | undefined;
  readonly notes: readonly (Contradiction | Limit)[];
  /** Whether AniList may post a list activity about the change. */
  readonly hasActivity: boolean;
}

/** The changes of a bulk edit. */
export interface BulkPlan<E extends BulkEntry = BulkEntry> {
  readonly rows: readonly BulkRow<E>[];
  /** Number of entries that have all wanted values already, or can't get them. */
  readonly unchangedCount: number;
}

/**
 * The values that AniList fills in when a status is saved without them. They are sent as they are, so that only what
 * the form says is changed.
 */
const filledIn: Readonly<Record<string, readonly (keyof BulkValues)[]>> = {
  CURRENT: ['startedAt'],
  COMPLETED: ['completedAt', 'progress', 'progressVolumes'],
};

const keysOf = (values: BulkValues) => Object.keys(values) as (keyof BulkValues)[];

const pick = (values: BulkValues, keys: readonly (keyof BulkValues)[]): Partial<BulkValues> =>
  Object.fromEntries(keys.map(key => [key, values[key]]));

/** The values to send: those that change, and those that AniList would otherwise change as well. */
function sentKeys({media: {type}}: BulkEntry, after: BulkValues, changed: readonly (keyof BulkValues)[]) {
  const beside = changed.includes('status') ? (filledIn[after.status ?? ''] ?? []) : [];
  // AniList may take a progress alone for a current entry.
  const status = changed.includes('progress') && after.status === 'REPEATING' ? (['status'] as const) : [];
  return [...new Set([...changed, ...status, ...beside])].filter(key => key !== 'progressVolumes' || type === 'MANGA');
}

/** Whether AniList posts a list activity: about a progress in an entry that is in progress, or about another status. */
function hasActivity(before: BulkValues, after: BulkValues): boolean {
  if (after.private) return false;
  const isInProgress = after.status === 'CURRENT' || after.status === 'REPEATING';
  return isInProgress ? after.progress > before.progress : after.status !== before.status;
}

/** The change of one entry by a bulk edit; `undefined`: it stays as it is. */
export function planEntry<E extends BulkEntry>(form: BulkForm, entry: E, options: BulkOptions): BulkRow<E> | undefined {
  const before = valuesOf(entry, options);
  if (form.isDeletion) {
    // They aren't known of an account that doesn't use them.
    const base = pick(
      before,
      keysOf(before).filter(key => key !== 'advancedScores' || entry.advancedScores),
    );
    return {entry, values: undefined, base, changed: [], isFavourite: undefined, notes: [], hasActivity: false};
  }
  const {values: after, limits} = editedValues(form, entry, before, options);
  const changed = keysOf(after).filter(key => !equal(after[key], before[key]));
  if (!changed.length && form.isFavourite === undefined) return undefined;
  const sent = sentKeys(entry, after, changed);
  return {
    entry,
    values: pick(after, sent),
    base: pick(before, sent),
    changed,
    isFavourite: form.isFavourite,
    notes: [...limits, ...contradictionsOf({before, after, total: totalOf(entry)}, changed)],
    hasActivity: hasActivity(before, after),
  };
}

/** The changes of a bulk edit, in steps. */
export function* planBulk<E extends BulkEntry>(
  form: BulkForm,
  entries: Iterable<E>,
  options: BulkOptions,
): Steps<BulkPlan<E>> {
  const rows: BulkRow<E>[] = [];
  let unchangedCount = 0;
  for (const entry of entries) {
    const row = planEntry(form, entry, options);
    if (row) rows.push(row);
    else unchangedCount += 1;
    yield;
  }
  return {rows, unchangedCount};
}
