import {rowsToPurge} from '../value/purge';

const day = 86_400_000;

/** The storage key of a draft and when it was last changed (epoch milliseconds). */
export interface DraftTimestamp {
  readonly key: string;
  readonly at: number;
}

/** Limits for the number and the age of drafts. */
export interface DraftLimits {
  /** Maximum number of drafts, counted over all accounts. */
  readonly max: number;
  /** Number of days a draft is kept after its last change. */
  readonly maxAgeDays: number;
}

/**
 * The storage key of a draft: its author, its subject (a path of the site) and the kind of editor. Case-insensitive.
 */
export const draftKey = (userName: string, subject: string, kind: string) =>
  [userName, subject.replace(/\/+$/, ''), kind].join(' ').toLowerCase();

/** Whether a draft has passed its retention period. `at` and `now` are in epoch milliseconds. */
export const isExpired = (at: number, {maxAgeDays}: DraftLimits, now: number) => now - at > maxAgeDays * day;

/**
 * The keys of the drafts to delete: those that have expired, and the oldest ones beyond the maximum number. `now` is in
 * epoch milliseconds.
 */
export function draftsToDelete(drafts: readonly DraftTimestamp[], limits: DraftLimits, now: number): string[] {
  const isOver = ({at}: DraftTimestamp) => isExpired(at, limits, now);
  const surplus = rowsToPurge(
    drafts.filter(draft => !isOver(draft)),
    {maxCount: limits.max},
  );
  return [...drafts.filter(isOver), ...surplus].map(({key}) => key);
}
