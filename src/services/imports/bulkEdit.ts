import type {EditValues} from '../entries/entryValues';
import type {Values} from '../outbox/write';
import type {ImportJob, PlannedRow} from './importJob';

/** The change of one media item in a bulk edit, as the user has reviewed it. */
export interface Edit {
  readonly mediaId: number;
  /** Title of the media item. */
  readonly label: string;
  /**
   * The new values of the entry that differ from the old ones, all absolute; custom lists as `lists`: what to add and
   * remove, which leaves the other lists alone.
   */
  readonly values?: Omit<EditValues, 'mediaId'> | undefined;
  /**
   * The values that the user saw, by the same names (`scoreRaw` and dates included): an entry in which one of these has
   * changed since is left alone and named. What they leave out is read before the entry is changed, so that undoing
   * restores it.
   */
  readonly base: Values;
  /** Deletes the entry; its values are then ignored. */
  readonly isDeleted?: boolean | undefined;
  /** Makes it a favorite, or removes it from the favorites; one that AniList has that way already is not sent. */
  readonly isFavourite?: boolean | undefined;
}

/** Facts about a bulk edit as a whole. */
export type BulkEditFacts = Pick<ImportJob, 'type' | 'userName' | 'at' | 'isSilent'>;

/** The rows of an edit: one about the entry, if it changes, and one about the favorite. */
function rowsOf({mediaId, label, values = {}, base, isDeleted, isFavourite}: Edit) {
  const entry: PlannedRow[] = isDeleted
    ? [{label, payload: {mediaId}, base, isDeleted}]
    : Object.keys(values).length
      ? [{label, payload: {...values, mediaId}, base}]
      : [];
  const favourite: PlannedRow[] = isFavourite === undefined ? [] : [{label, payload: {mediaId}, base: {}, isFavourite}];
  return {entry, favourite};
}

/** A bulk edit to be started with `ImportRun.start` (rule import-15). Favorites come last, since each of them needs a call of its own. */
export function bulkEditJob(facts: BulkEditFacts, edits: readonly Edit[]): Omit<ImportJob, 'state'> {
  const rows = edits.map(rowsOf);
  const favourites = rows.flatMap(({favourite}) => favourite);
  return {
    ...facts,
    kind: 'bulkEdit',
    fileName: '',
    rows: [...rows.flatMap(({entry}) => entry), ...favourites],
    favouriteCount: favourites.length,
    others: [],
  };
}
