import type {ImportedEntry, ImportedList, ImportedValues} from '#domain/import/importedEntry';
import {joinedValues} from '#domain/import/joinedParts';
import {isDoubtful, type LeftOut, type LeftOutReason} from '#domain/import/leftOut';
import {isTickedByDefault} from '#domain/import/otherSiteImport';
import type {TitleOf} from '#services/shownTitles';
import type {Steps} from '#domain/value/steps';
import type {PlannedRow} from '#services/imports/importJob';
import type {Match} from './match';
import {planEntry, type EntryPlan} from './planEntry';
import {isUnsure, stateOf, type EntryState, type WholeList} from '#services/imports/wholeList';
import {text} from './messages';

/**
 * The effect of importing an entry. `new`: adds it. `change`: changes it. `same`: none, it is already the same. `kept`:
 * none, it is on the list and existing entries are not overwritten. `newer`: the entry on the list was changed after the
 * file was made, so it stays unless the user selects the row. `unsure`: it may be among the entries that AniList left out
 * of the list. `unmatched`: its media item was not found. `twice`:
 * another row is about the same media item, with a title that is as close or closer. `part`: it is
 * imported as a part of another row.
 */
export type RowKind = 'new' | 'change' | 'newer' | 'same' | 'kept' | 'unsure' | 'unmatched' | 'twice' | 'part';

/** A row of the review. */
export interface ReviewRow {
  /** Its position in the file. */
  readonly key: number;
  readonly entry: ImportedEntry;
  readonly match: Match | undefined;
  readonly kind: RowKind;
  readonly plan: EntryPlan | undefined;
  /** Names of the categories of advanced scores. */
  readonly categories: readonly string[];
  /** The existing entry on the list. */
  readonly current: EntryState | undefined;
  /** Titles of all parts, including this row's, if AniList has several rows as one media item. */
  readonly parts?: readonly string[] | undefined;
  /** The values that are left out, damaged or guessed in it. */
  readonly problems: readonly LeftOutReason[];
  /** Whether it is imported only if the user selects it, because something in it or in its parts is guessed. */
  readonly isUncertain?: boolean;
}

/** Whether a row can be imported. */
export const canImport = ({kind}: Pick<ReviewRow, 'kind'>): boolean =>
  kind === 'new' || kind === 'change' || kind === 'newer';

/** Whether a row is ticked initially (rule import-4). */
export const startsTicked = (row: ReviewRow): boolean =>
  canImport(row) &&
  row.kind !== 'newer' &&
  !row.isUncertain &&
  row.match !== undefined &&
  isTickedByDefault(row.match.distance);

/** The row of each media item: the one with the closest title, the first of several. */
function nearestRows(matches: readonly (Match | undefined)[]): ReadonlyMap<number, number> {
  const nearest = new Map<number, {key: number; distance: number}>();
  for (const [key, match] of matches.entries()) {
    const known = match && nearest.get(match.media.id);
    if (match && (!known || match.distance < known.distance))
      nearest.set(match.media.id, {key, distance: match.distance});
  }
  return new Map(Array.from(nearest, ([id, {key}]) => [id, key]));
}

/**
 * The rows of titles that MyAnimeList has in parts and AniList as one media item, by its id on AniList. The ids on MyAnimeList
 * are in the order of the parts. A file with AniList ids has no parts.
 */
function partsByMedia(entries: readonly ImportedEntry[], matches: readonly (Match | undefined)[]) {
  const rows = new Map<number, ImportedEntry[]>();
  for (const [key, entry] of entries.entries()) {
    const id = matches[key]?.media.id;
    if (id !== undefined) rows.set(id, [...(rows.get(id) ?? []), entry]);
  }
  const areParts = (found: readonly ImportedEntry[]) =>
    found.length > 1 &&
    found.every(({mediaId, malId}) => mediaId === undefined && malId !== undefined) &&
    new Set(found.map(({malId}) => malId)).size === found.length;
  const parts = Array.from(rows).filter(([, found]) => areParts(found));
  return new Map(parts.map(([id, found]) => [id, found.toSorted((a, b) => (a.malId ?? 0) - (b.malId ?? 0))]));
}

/** The problems of rows, by their number in the file. */
function problemsByRow(leftOut: readonly LeftOut[]): ReadonlyMap<number, readonly LeftOutReason[]> {
  const byRow = new Map<number, LeftOutReason[]>();
  for (const {row, reason} of leftOut) byRow.set(row, [...(byRow.get(row) ?? []), reason]);
  return byRow;
}

interface Effect {
  readonly whole: WholeList;
  readonly overwrite: boolean;
  /** When the entry in the file was last changed (epoch milliseconds). */
  readonly updatedAt: number | undefined;
}

/** The effect of a row on the entry that the list has for its media item. */
function effectOf(values: ImportedValues, mediaId: number, {whole, overwrite, updatedAt}: Effect) {
  const raw = whole.entries.get(mediaId);
  const current = raw && stateOf(raw, whole.options);
  const plan = planEntry(mediaId, values, current, whole.options);
  if (!plan) return {current, kind: 'same'} as const;
  if (current && !overwrite) return {current, plan, kind: 'kept'} as const;
  const isNewer = updatedAt !== undefined && (raw?.updatedAt ?? 0) * 1000 > updatedAt;
  return {current, plan, kind: isNewer ? 'newer' : current ? 'change' : 'new'} as const;
}

/**
 * The effects of an import; nothing is sent for this. One row per step, since comparing thousands of them takes a
 * while.
 */
export function* reviewRows(
  {entries, leftOut}: Pick<ImportedList, 'entries' | 'leftOut'>,
  matches: readonly (Match | undefined)[],
  whole: WholeList,
  overwrite: boolean,
): Steps<readonly ReviewRow[]> {
  const nearest = nearestRows(matches);
  const partsOf = partsByMedia(entries, matches);
  const problemsOf = problemsByRow(leftOut);
  const {categories} = whole.options;
  const review = (entry: ImportedEntry, key: number): ReviewRow => {
    const match = matches[key];
    const parts = match && partsOf.get(match.media.id);
    const problems = problemsOf.get(entry.row ?? 0) ?? [];
    const none = {plan: undefined, current: undefined};
    const row = {key, entry, match, ...none, categories, problems, parts: parts?.map(({title}) => title)};
    if (!match) return {...row, kind: 'unmatched'};
    const {id} = match.media;
    if (nearest.get(id) !== key) return {...row, kind: parts ? 'part' : 'twice'};
    if (isUnsure(whole, id)) return {...row, kind: 'unsure'};
    const values = parts ? joinedValues(parts.map(part => part.values)) : entry.values;
    const effect = effectOf(values, id, {whole, overwrite, updatedAt: entry.updatedAt});
    const own = effect.kind === 'kept' ? [] : (effect.plan?.problems ?? []);
    // A part without a status leaves that of the whole open, and what is uncertain in a part is so in the whole.
    const isGuessed = values.status !== undefined && parts?.some(part => part.values.status === undefined);
    const all = [...problems, ...own, ...(isGuessed ? ['guessedStatus' as const] : [])];
    const inParts = parts?.flatMap(({row: number = 0}) => problemsOf.get(number) ?? []) ?? [];
    return {...row, ...effect, problems: all, isUncertain: [...all, ...inParts].some(isDoubtful)};
  };
  const rows: ReviewRow[] = [];
  for (const [key, entry] of entries.entries()) {
    rows.push(review(entry, key));
    yield;
  }
  return rows;
}

/** The entries with the values that are offered, if the user wants those. */
export const withOffered = (
  entries: readonly ImportedEntry[],
  {dates, tags}: Record<'dates' | 'tags', boolean>,
): readonly ImportedEntry[] =>
  entries.map(entry => ({
    ...entry,
    values: {...entry.values, ...(dates ? entry.doubtfulDates : {}), ...(tags ? {} : {tags: undefined})},
  }));

/** The title of a row in the file, or else its position there. */
export const titleOfRow = ({entry: {title, row}, key}: Pick<ReviewRow, 'entry' | 'key'>): string =>
  title || text.untitled(row ?? key + 1);

/** The title of a row in the file, or else of its media item, or else its position. */
export const nameOfRow = (row: ReviewRow, titleOf: TitleOf): string =>
  row.entry.title || (row.match ? titleOf(row.match.media) : '') || titleOfRow(row);

/** All problems of a file, with the names of their rows. */
export function problemsIn(rows: readonly ReviewRow[], leftOut: readonly LeftOut[], titleOf: TitleOf) {
  const known = new Set(rows.map(({entry}) => entry.row));
  const others = leftOut.filter(({row}) => !known.has(row));
  return [
    ...others.map(({row, title, reason}) => ({title: title || text.untitled(row), reason})),
    ...rows.flatMap(row => row.problems.map(reason => ({title: nameOfRow(row, titleOf), reason}))),
  ];
}

/** The values of a row to import, under the title of its media item; `undefined` if there is nothing to save. */
export function plannedRow({key, entry, match, plan}: ReviewRow, titleOf: TitleOf): PlannedRow | undefined {
  if (!plan || !match) return undefined;
  const label = titleOf(match.media) || titleOfRow({entry, key});
  return {payload: plan.payload, base: plan.base, title: entry.title, label};
}
