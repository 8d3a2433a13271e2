/** A stored row, reduced to the data for purging. */
export interface StoredRow<K> {
  readonly key: K;
  /** When it was stored, or any number that increases with time. */
  readonly at: number;
  readonly isExpired?: boolean;
  /** In the unit of `maxSize`. Default: 0. */
  readonly size?: number;
}

interface StoreLimits {
  readonly maxCount?: number;
  readonly maxSize?: number;
  /** The browser refused to store more. */
  readonly isFull?: boolean;
  /** Number of the oldest rows deleted at a time. Default: 1. */
  readonly batch?: number;
}

/**
 * The rows to delete so that a store is within its limits: none if it is, otherwise expired rows and then the oldest
 * for as long as necessary. In a full store, the oldest are deleted only if none has expired.
 */
export function rowsToPurge<K>(
  rows: readonly StoredRow<K>[],
  {maxCount = Infinity, maxSize = Infinity, isFull = false, batch = 1}: StoreLimits,
): readonly StoredRow<K>[] {
  const isOver = (left: readonly StoredRow<K>[]) =>
    left.length > maxCount || left.reduce((sum, {size = 0}) => sum + size, 0) > maxSize;
  if (!isFull && !isOver(rows)) return [];
  const purged = rows.filter(({isExpired}) => isExpired);
  const left = rows.filter(({isExpired}) => !isExpired).toSorted((a, b) => a.at - b.at);
  let mustPurge = isFull && !purged.length;
  while (left.length && (mustPurge || isOver(left))) {
    purged.push(...left.splice(0, batch));
    mustPurge = false;
  }
  return purged;
}
