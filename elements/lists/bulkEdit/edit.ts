import type {BulkRow} from '#domain/list/bulk/plan';
import type {Edit} from '#services/imports/bulkEdit';

/** A row of the review as the change that is sent. Of its custom lists, only what is added and removed. */
export function editOf(
  {entry: {mediaId}, values, base: {customLists: before = [], ...base}, isFavourite}: BulkRow,
  label: string,
): Edit {
  if (!values) return {mediaId, label, base, isDeleted: true};
  const {customLists: after, ...others} = values;
  const lists = after && {
    add: after.filter(name => !before.includes(name)),
    remove: before.filter(name => !after.includes(name)),
  };
  return {mediaId, label, base, isFavourite, values: {...others, ...(lists ? {lists} : {})} as Edit['values']};
}

/**
 * About how many calls an edit takes: the first call has one entry, the second five, and the others twenty (rule
 * api-17). Each favorite is a call of its own.
 */
export function callCountOf(entryCount: number, favouriteCount: number): number {
  const [first, second, most] = [1, 5, 20];
  const rest = Math.ceil(Math.max(0, entryCount - first - second) / most);
  return Math.min(entryCount, 1) + Number(entryCount > first) + rest + favouriteCount;
}
