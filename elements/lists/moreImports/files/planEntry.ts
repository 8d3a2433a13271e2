import {equal} from '@wry/equality';

import type {ImportedEntry, ImportedList, ImportedValues} from '#domain/import/importedEntry';
import {starsToScore} from '#domain/import/otherSiteImport';
import type {ListStatus} from '#domain/list/listStatus';
import type {EntryValues} from '#services/entries/entryValues';
import {filledIn} from '#services/entries/filledIn';
import type {Values} from '#services/outbox/write';
import type {EntryState, ListOptions} from '#services/imports/wholeList';

type Wanted = Partial<EntryState>;

/** A change of an entry: the values to send, and the values before; `{}` if there was no entry. */
export interface EntryPlan {
  readonly payload: EntryValues;
  readonly base: Values;
}

/** The values of a new entry before anything is saved. */
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

/** The values of a file in the terms of the user's list: its score format, custom lists and categories. */
function wantedOf({stars, customLists, advancedScores, ...values}: ImportedValues, options: ListOptions): Wanted {
  const all = {
    ...values,
    score: stars === undefined ? undefined : starsToScore(stars, options.scoreFormat),
    customLists: customLists && options.customLists.filter(name => customLists.includes(name)),
    advancedScores: advancedScores && options.categories.map(name => advancedScores.get(name) ?? 0),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Wanted;
}

/** The status of a new entry whose row has none that can be read. */
function guessedStatus({progress = 0, repeat = 0, completedAt}: Wanted): ListStatus {
  if (completedAt?.year || repeat > 0) return 'COMPLETED';
  return progress > 0 ? 'CURRENT' : 'PLANNING';
}

/**
 * The values to send along with a status, because AniList would fill them in: dates, and a progress from the file.
 * Values that are sent stay unchanged. Without a progress, a completed entry gets the full one.
 */
const keptBeside = (status: ListStatus | undefined, wanted: Wanted) =>
  filledIn
    .filter(([key, filledBy]) => filledBy === status && (key === 'completedAt' || key === 'startedAt' || key in wanted))
    .map(([key]) => key);

/**
 * The values to save so that the entry equals the file; `undefined` if it already does. Values that are missing in the
 * file stay, also where AniList would fill them in.
 */
export function planEntry(
  mediaId: number,
  values: ImportedValues,
  current: EntryState | undefined,
  options: ListOptions,
): EntryPlan | undefined {
  const said = wantedOf(values, options);
  const wanted: Wanted = current || said.status ? said : {...said, status: guessedStatus(said)};
  const before = current ?? emptyEntry(options);
  const changed = (Object.keys(wanted) as (keyof EntryState)[]).filter(key => !equal(wanted[key], before[key]));
  if (!changed.length && current) return undefined;
  const status = changed.includes('status') ? wanted.status : undefined;
  const sent = [...new Set([...changed, ...keptBeside(status, wanted)])];
  const after = {...before, ...wanted};
  // Undoing also restores the values that AniList fills in.
  const known = status ? [...new Set([...sent, ...filledIn.map(([key]) => key)])] : sent;
  const pick = (from: Wanted, keys: readonly (keyof EntryState)[]) =>
    Object.fromEntries(keys.map(key => [key, from[key]]));
  return {payload: {...pick(after, sent), mediaId} as EntryValues, base: current ? pick(current, known) : {}};
}

/** The entries without their advanced scores if those have another format than the user's. */
export function withScoresOf({entries, scoreFormat}: ImportedList, options: ListOptions): readonly ImportedEntry[] {
  if (scoreFormat === options.scoreFormat) return entries;
  return entries.map(({values, ...entry}) => ({...entry, values: {...values, advancedScores: undefined}}));
}

/** Names of custom lists that a file uses and the user does not have. */
export function missingLists(all: readonly ImportedValues[], {customLists}: ListOptions): readonly string[] {
  const used = new Set(all.flatMap(values => values.customLists ?? []));
  return [...used].filter(name => !customLists.includes(name));
}
