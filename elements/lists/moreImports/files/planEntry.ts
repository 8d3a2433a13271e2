import {equal} from '@wry/equality';

import type {ImportedEntry, ImportedList, ImportedValues} from '#domain/import/importedEntry';
import {starsToScore} from '#domain/import/otherSiteImport';
import type {EntryValues} from '#services/outbox/kinds/entries';
import type {Values} from '#services/outbox/write';
import type {EntryState, ListOptions} from '#services/imports/wholeList';

type Wanted = Partial<EntryState>;

/** A change of an entry: what is sent, and what was there before; `{}` if there was no entry. */
export interface EntryPlan {
  readonly payload: EntryValues;
  readonly base: Values;
}

/** What a new entry has before anything is saved. */
const emptyEntry = ({categories}: ListOptions): Wanted => ({
  score: 0,
  scoreRaw: 0,
  progress: 0,
  progressVolumes: 0,
  repeat: 0,
  priority: 0,
  private: false,
  notes: '',
  hiddenFromStatusLists: false,
  customLists: [],
  advancedScores: categories.map(() => 0),
  startedAt: {},
  completedAt: {},
});

/** What a file says, in the terms of the person's list: its score format, custom lists and categories. */
function wantedOf({stars, customLists, advancedScores, ...values}: ImportedValues, options: ListOptions): Wanted {
  const all = {
    ...values,
    score: stars === undefined ? undefined : starsToScore(stars, options.scoreFormat),
    customLists: customLists && options.customLists.filter(name => customLists.includes(name)),
    advancedScores: advancedScores && options.categories.map(name => advancedScores.get(name) ?? 0),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Wanted;
}

/**
 * What must be saved so that the entry is as the file says; `undefined` if it is so already. What the file does not
 * say stays (rule import-10).
 */
export function planEntry(
  mediaId: number,
  values: ImportedValues,
  current: EntryState | undefined,
  options: ListOptions,
): EntryPlan | undefined {
  const wanted = wantedOf(values, options);
  const before = current ?? emptyEntry(options);
  const changed = (Object.keys(wanted) as (keyof EntryState)[]).filter(key => !equal(wanted[key], before[key]));
  if (!changed.length && current) return undefined;
  const pick = (from: Wanted) => Object.fromEntries(changed.map(key => [key, from[key]]));
  return {payload: {...pick(wanted), mediaId} as EntryValues, base: current ? pick(current) : {}};
}

/** The entries without their advanced scores where those are in another format than the person's. */
export function withScoresOf({entries, scoreFormat}: ImportedList, options: ListOptions): readonly ImportedEntry[] {
  if (scoreFormat === options.scoreFormat) return entries;
  return entries.map(({values, ...entry}) => ({...entry, values: {...values, advancedScores: undefined}}));
}

/** Names of custom lists that a file uses and the person does not have. */
export function missingLists(all: readonly ImportedValues[], {customLists}: ListOptions): readonly string[] {
  const used = new Set(all.flatMap(values => values.customLists ?? []));
  return [...used].filter(name => !customLists.includes(name));
}
