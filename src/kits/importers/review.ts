import type {ImportedEntry} from '#domain/import/importedEntry';
import {isTickedByDefault} from '#domain/import/otherSiteImport';
import {chooseTitle, type TitleLanguage} from '#domain/media/title';
import type {PlannedRow} from './importStore';
import type {Match} from './match';
import {planEntry, type EntryPlan} from './planEntry';
import {stateOf, type EntryState, type WholeList} from './wholeList';

/**
 * What importing an entry would do. `new`: adds it. `change`: changes it. `same`: nothing, it is so already. `kept`:
 * nothing, it is on the list and entries there are not overwritten. `unmatched`: its media was not found. `twice`:
 * another row is of the same media.
 */
export type RowKind = 'new' | 'change' | 'same' | 'kept' | 'unmatched' | 'twice';

/** A row of the review. */
export interface ReviewRow {
  /** Its place in the file. */
  readonly key: number;
  readonly entry: ImportedEntry;
  readonly match: Match | undefined;
  readonly kind: RowKind;
  readonly plan: EntryPlan | undefined;
  /** The entry that is on the list. */
  readonly current: EntryState | undefined;
}

/** Whether a row can be imported. */
export const canImport = ({kind}: Pick<ReviewRow, 'kind'>): boolean => kind === 'new' || kind === 'change';

/** Whether a row starts ticked (rule import-4). */
export const startsTicked = (row: ReviewRow): boolean =>
  canImport(row) && row.match !== undefined && isTickedByDefault(row.match.distance);

/** What an import would do, row by row; nothing is sent for it. */
export function reviewRows(
  entries: readonly ImportedEntry[],
  matches: readonly (Match | undefined)[],
  list: WholeList,
  overwrite: boolean,
): readonly ReviewRow[] {
  const seen = new Set<number>();
  return entries.map((entry, key): ReviewRow => {
    const match = matches[key];
    const row = {key, entry, match, plan: undefined, current: undefined};
    if (!match) return {...row, kind: 'unmatched'};
    const {id} = match.media;
    if (seen.has(id)) return {...row, kind: 'twice'};
    seen.add(id);
    const raw = list.entries.get(id);
    const current = raw && stateOf(raw, list.options);
    const plan = planEntry(id, entry.values, current, list.options);
    if (!plan) return {...row, current, kind: 'same'};
    if (current && !overwrite) return {...row, current, plan, kind: 'kept'};
    return {...row, current, plan, kind: current ? 'change' : 'new'};
  });
}

/** What is imported of a row, under the title of its media; `undefined` if there is nothing to save. */
export function plannedRow({entry, match, plan}: ReviewRow, language: TitleLanguage): PlannedRow | undefined {
  if (!plan || !match) return undefined;
  return {...plan, title: entry.title, label: chooseTitle(match.media.title ?? {}, language) || entry.title};
}
