import type {ImportedEntry} from '#domain/import/importedEntry';
import {joinedValues} from '#domain/import/joinedParts';
import {isTickedByDefault} from '#domain/import/otherSiteImport';
import {chooseTitle, type TitleLanguage} from '#domain/media/title';
import type {Steps} from '#domain/value/steps';
import type {PlannedRow} from '#services/imports/importStore';
import type {Match} from './match';
import {planEntry, type EntryPlan} from './planEntry';
import {stateOf, type EntryState, type WholeList} from '#services/imports/wholeList';

/**
 * What importing an entry would do. `new`: adds it. `change`: changes it. `same`: nothing, it is so already. `kept`:
 * nothing, it is on the list and entries there are not overwritten. `unmatched`: its media was not found. `twice`:
 * another row is of the same media, with a title as near or nearer. `part`: it is imported as a part of another row.
 */
export type RowKind = 'new' | 'change' | 'same' | 'kept' | 'unmatched' | 'twice' | 'part';

/** A row of the review. */
export interface ReviewRow {
  /** Its place in the file. */
  readonly key: number;
  readonly entry: ImportedEntry;
  readonly match: Match | undefined;
  readonly kind: RowKind;
  readonly plan: EntryPlan | undefined;
  /** Names of the categories of advanced scores. */
  readonly categories: readonly string[];
  /** The entry that is on the list. */
  readonly current: EntryState | undefined;
  /** Titles of all parts, this row's included, where AniList has several rows as one media item. */
  readonly parts?: readonly string[] | undefined;
}

/** Whether a row can be imported. */
export const canImport = ({kind}: Pick<ReviewRow, 'kind'>): boolean => kind === 'new' || kind === 'change';

/** Whether a row starts ticked (rule import-4). */
export const startsTicked = (row: ReviewRow): boolean =>
  canImport(row) && row.match !== undefined && isTickedByDefault(row.match.distance);

/** The row of each media: the one with the nearest title, of several such the first. */
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
 * The rows of media items that AniList has as one and MyAnimeList as several, each with an id of its own, by the id on AniList. The ids there
 * are in the order of the parts. A file with the ids of AniList has no parts.
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

/** What an import would do; nothing is sent for it. A row is a step, as it takes a while to compare thousands of them. */
export function* reviewRows(
  entries: readonly ImportedEntry[],
  matches: readonly (Match | undefined)[],
  list: WholeList,
  overwrite: boolean,
): Steps<readonly ReviewRow[]> {
  const nearest = nearestRows(matches);
  const partsOf = partsByMedia(entries, matches);
  const review = (entry: ImportedEntry, key: number): ReviewRow => {
    const match = matches[key];
    const parts = match && partsOf.get(match.media.id);
    const titles = parts?.map(({title}) => title);
    const {categories} = list.options;
    const row = {key, entry, match, plan: undefined, current: undefined, categories, parts: titles};
    if (!match) return {...row, kind: 'unmatched'};
    const {id} = match.media;
    if (nearest.get(id) !== key) return {...row, kind: parts ? 'part' : 'twice'};
    const raw = list.entries.get(id);
    const current = raw && stateOf(raw, list.options);
    const plan = planEntry(
      id,
      parts ? joinedValues(parts.map(({values}) => values)) : entry.values,
      current,
      list.options,
    );
    if (!plan) return {...row, current, kind: 'same'};
    if (current && !overwrite) return {...row, current, plan, kind: 'kept'};
    return {...row, current, plan, kind: current ? 'change' : 'new'};
  };
  const rows: ReviewRow[] = [];
  for (const [key, entry] of entries.entries()) {
    rows.push(review(entry, key));
    yield;
  }
  return rows;
}

/** The entries with their doubtful dates, where the user wants those. */
export const withDoubtfulDates = (entries: readonly ImportedEntry[]): readonly ImportedEntry[] =>
  entries.map(entry => (entry.doubtfulDates ? {...entry, values: {...entry.values, ...entry.doubtfulDates}} : entry));

/** What is imported of a row, under the title of its media; `undefined` if there is nothing to save. */
export function plannedRow({entry, match, plan}: ReviewRow, language: TitleLanguage): PlannedRow | undefined {
  if (!plan || !match) return undefined;
  return {...plan, title: entry.title, label: chooseTitle(match.media.title ?? {}, language) || entry.title};
}
