import type {ListStatus} from '../list/listStatus';
import type {ScoreFormat} from '../score/score';

/** The fields of an entry in the other site's export that are imported. */
export interface OtherSiteRow {
  readonly status: string;
  /** Number of times it was watched or read. */
  readonly times?: number | undefined;
  readonly eps?: number | undefined;
  readonly ch?: number | undefined;
  readonly vol?: number | undefined;
  /** Only for media in anthologies. */
  readonly length?: number | undefined;
}

/**
 * Converts a rating of 0 to 5 stars, in half steps, to the user's score format; 0 means unscored
 * (rule import-1).
 */
export function starsToScore(stars: number, format: ScoreFormat): number {
  if (format === 'POINT_100') return stars * 20;
  if (format === 'POINT_5') return stars === 0.5 ? 1 : Math.floor(stars);
  if (format !== 'POINT_3') return stars * 2;
  if (stars === 0) return 0;
  if (stars < 2.5) return 1;
  return stars < 4 ? 2 : 3;
}

/** The other site's statuses (rule import-6). */
const statuses: ReadonlyMap<string, ListStatus | 'skip'> = new Map([
  ['want to read', 'PLANNING'],
  ['want to watch', 'PLANNING'],
  ['stalled', 'PAUSED'],
  ['read', 'COMPLETED'],
  ['watched', 'COMPLETED'],
  ['reading', 'CURRENT'],
  ['watching', 'CURRENT'],
  ['dropped', 'DROPPED'],
  ["won't watch", 'skip'],
  ["won't read", 'skip'],
]);

/**
 * The list status of a row: `skip` if it must not be imported, `undefined` if its status is unknown. A row of an
 * anthology is one of several that share a single media item on AniList, so it is always CURRENT.
 */
export function importStatus({status, length}: OtherSiteRow): ListStatus | 'skip' | undefined {
  const mapped = statuses.get(status.trim().toLowerCase().replace('’', "'"));
  return length !== undefined && mapped !== 'skip' ? 'CURRENT' : mapped;
}

/** The repeat count; the first time isn't a repeat. */
export const importRepeat = (viewCount: number): number => Math.max(viewCount - 1, 0);

/** The progress to send; missing fields are not sent. */
export interface ImportProgress {
  readonly progress?: number;
  readonly progressVolumes?: number;
}

/**
 * The progress of a row: episodes or chapters, and volumes for manga. Only dropped, paused and current entries need it;
 * the API fills it in for completed ones. Rows of anthologies have it as `length`.
 */
export function importProgress(row: OtherSiteRow, status: ListStatus, type: 'ANIME' | 'MANGA'): ImportProgress {
  if (!['DROPPED', 'PAUSED', 'CURRENT'].includes(status)) return {};
  if (row.length !== undefined) return {progress: row.length};
  if (type === 'ANIME') return row.eps === undefined ? {} : {progress: row.eps};
  return {
    ...(row.ch === undefined ? {} : {progress: row.ch}),
    ...(row.vol === undefined ? {} : {progressVolumes: row.vol}),
  };
}

const maxTickedDistance = 8;
const maxColourDistance = 12;

/** Whether a match with this edit distance is ticked by default (rule import-4). */
export const isTickedByDefault = (distance: number): boolean => distance <= maxTickedDistance;

/** The uncertainty of a match from 0 to 1, for its colour; an edit distance of 12 or more is 1. */
export const matchUncertainty = (distance: number): number => Math.min(distance, maxColourDistance) / maxColourDistance;

const staleAfterDays = 30;
const millisecondsPerDay = 24 * 3600 * 1000;

/**
 * The age in whole days of a list that is older than 30 days, which shows a warning; otherwise `undefined`. Times are
 * in epoch milliseconds.
 */
export function staleListAge(exportedAt: number, now: number): number | undefined {
  const age = (now - exportedAt) / millisecondsPerDay;
  return age > staleAfterDays ? Math.floor(age) : undefined;
}
