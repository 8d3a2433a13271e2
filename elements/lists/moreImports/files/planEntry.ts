import {equal} from '@wry/equality';

import {fuzzyDateNumber} from '#domain/date/fuzzyDate';
import {shortText, type ImportedEntry, type ImportedList, type ImportedValues} from '#domain/import/importedEntry';
import type {LeftOut, LeftOutReason} from '#domain/import/leftOut';
import {starsToScore} from '#domain/import/otherSiteImport';
import {customTags} from '#domain/list/customTag';
import type {ListStatus} from '#domain/list/listStatus';
import {tagAsWritten} from '#domain/list/tagIndex';
import type {EntryValues} from '#services/entries/entryValues';
import {filledIn} from '#services/entries/filledIn';
import type {Values} from '#services/outbox/write';
import type {EntryState, ListOptions} from '#services/imports/wholeList';

type Wanted = Partial<EntryState>;

/** A change of an entry: the values to send, and the values before; `{}` if there was no entry. */
export interface EntryPlan {
  readonly payload: EntryValues;
  readonly base: Values;
  /** The assumptions and omissions of the plan. */
  readonly problems: readonly LeftOutReason[];
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

/** A note with tags at its end, apart from those that are in it. */
function withTags(note: string, tags: readonly string[]): string {
  const known = new Set(customTags(note));
  const added = tags.filter(tag => !known.has(`#${tag}`)).map(tag => tagAsWritten(`#${tag}`));
  return [note, added.join(' ')].filter(Boolean).join('\n');
}

/** The values of a file in the terms of the user's list: its score format, custom lists and categories. */
function wantedOf(
  {stars, customLists, advancedScores, tags, ...values}: ImportedValues,
  before: Wanted,
  options: ListOptions,
): Wanted {
  const all = {
    ...values,
    notes: tags ? withTags(values.notes || (before.notes ?? ''), tags) : values.notes,
    score: stars === undefined ? undefined : starsToScore(stars, options.scoreFormat),
    customLists: customLists && options.customLists.filter(name => customLists.includes(name)),
    advancedScores: advancedScores && options.categories.map(name => advancedScores.get(name) ?? 0),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Wanted;
}

/** The status of a new entry whose row has none that can be read. */
function guessedStatus({progress = 0, repeat = 0, completedAt}: Wanted): ListStatus {
  if (fuzzyDateNumber(completedAt ?? {}) || repeat > 0) return 'COMPLETED';
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
 * Whether an entry would be on no list: hidden from status lists, while the custom lists that showed it aren't restored.
 * One that the file has on no custom list, or that is on none now, was hidden on purpose.
 */
function isHiddenAway({customLists}: ImportedValues, wanted: Wanted, before: Wanted): boolean {
  if (!(wanted.hiddenFromStatusLists ?? before.hiddenFromStatusLists)) return false;
  if (customLists?.length === 0 || (before.hiddenFromStatusLists && !before.customLists?.length)) return false;
  return !(wanted.customLists ?? before.customLists)?.length;
}

/** The values that can be saved, and what they leave out or assume. */
function savable(values: ImportedValues, current: EntryState | undefined, options: ListOptions) {
  const before = current ?? emptyEntry(options);
  const said = wantedOf(values, before, options);
  const problems: LeftOutReason[] = [];
  const change = (reason: LeftOutReason, changed: Wanted): Wanted => {
    problems.push(reason);
    return changed;
  };
  const notes = said.notes === undefined ? undefined : shortText(said.notes, 'notes');
  const wanted: Wanted = {
    ...said,
    ...(notes === said.notes ? {} : change('longNotes', {notes: notes ?? ''})),
    ...(current || said.status ? {} : change('guessedStatus', {status: guessedStatus(said)})),
    ...(isHiddenAway(values, said, before) ? change('hidden', {hiddenFromStatusLists: false}) : {}),
  };
  return {before, wanted, problems};
}

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
  const {before, wanted, problems} = savable(values, current, options);
  const changed = (Object.keys(wanted) as (keyof EntryState)[]).filter(key => !equal(wanted[key], before[key]));
  if (!changed.length && current) return undefined;
  const status = changed.includes('status') ? wanted.status : undefined;
  const sent = [...new Set([...changed, ...keptBeside(status, wanted)])];
  const after = {...before, ...wanted};
  // Undoing also restores the values that AniList fills in.
  const known = status ? [...new Set([...sent, ...filledIn.map(([key]) => key)])] : sent;
  const pick = (from: Wanted, keys: readonly (keyof EntryState)[]) =>
    Object.fromEntries(keys.map(key => [key, from[key]]));
  const payload = {...pick(after, sent), mediaId} as EntryValues;
  return {payload, base: current ? pick(current, known) : {}, problems};
}

/**
 * The entries without advanced scores that have another format than the user's, and the rows whose advanced scores are
 * left out for that, or because the user doesn't have their category.
 */
export function withScoresOf({entries, scoreFormat}: ImportedList, options: ListOptions) {
  const isSame = scoreFormat === options.scoreFormat;
  const leftOut: LeftOut[] = [];
  const kept = entries.map((entry): ImportedEntry => {
    const {row = 0, title, values} = entry;
    const given = [...(values.advancedScores ?? [])].filter(([, score]) => score > 0);
    if (given.some(([name]) => !isSame || !options.categories.includes(name)))
      leftOut.push({row, title, reason: isSame ? 'advancedScores' : 'otherFormat'});
    return isSame ? entry : {...entry, values: {...values, advancedScores: undefined}};
  });
  return {entries: kept, leftOut};
}

/** Names of custom lists that a file uses and the user does not have. */
export function missingLists(all: readonly ImportedValues[], {customLists}: ListOptions): readonly string[] {
  const used = new Set(all.flatMap(values => values.customLists ?? []));
  return [...used].filter(name => !customLists.includes(name));
}
