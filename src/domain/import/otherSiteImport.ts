import type {ListStatus} from '../list/listStatus';
import type {ScoreFormat} from '../score/score';

/** An entry of the other list site's export, as far as it is mapped. */
export interface OtherSiteRow {
  readonly status: string;
  /** Times seen or read. */
  readonly times: number;
  readonly eps?: number | undefined;
  readonly ch?: number | undefined;
  readonly vol?: number | undefined;
  /** Of works in anthologies only. */
  readonly length?: number | undefined;
}

/** A rating of 0 to 5 stars in halves, in a member's own format; 0: unscored (spec 3, section 5: other-site import). */
export function starsToScore(stars: number, format: ScoreFormat): number {
  if (format === 'POINT_100') return stars * 20;
  if (format === 'POINT_5') return stars === 0.5 ? 1 : Math.floor(stars);
  if (format !== 'POINT_3') return stars * 2;
  if (stars === 0) return 0;
  if (stars < 2.5) return 1;
  return stars < 4 ? 2 : 3;
}

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
 * The list status of a row; `skip` for what is not to be imported, `undefined` for a status that is not known. A row of an
 * anthology is one work among many under the same entry of ours, which is CURRENT whatever the row says.
 */
export function importStatus({status, length}: OtherSiteRow): ListStatus | 'skip' | undefined {
  const mapped = statuses.get(status.trim().toLowerCase().replace('’', "'"));
  return length !== undefined && mapped !== 'skip' ? 'CURRENT' : mapped;
}

/** The first time is no repeat. */
export const importRepeat = (times: number): number => Math.max(times - 1, 0);

/** Progress to send; a field that is not there is not sent. */
export interface ImportProgress {
  readonly progress?: number;
  readonly progressVolumes?: number;
}

/**
 * The progress of a row: episodes or chapters, and volumes for manga, only where the work was dropped, paused or is
 * current; the API fills it in for completed ones. Rows of anthologies have their length for it.
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

const farthest = 8;
const colourSteps = 12;

/** Whether a match at this edit distance starts ticked. */
export const startsTicked = (distance: number): boolean => distance <= farthest;

/** How doubtful a match is, 0 to 1, for its colour: the scale ends at an edit distance of 12. */
export const matchDoubt = (distance: number): number => Math.min(distance, colourSteps) / colourSteps;

const oldAfter = 30;
const millisecondsPerDay = 24 * 3600 * 1000;

/**
 * The age in whole days of a list that is older than 30 days, else `undefined` (spec 3, section 5: age warning). Times in
 * milliseconds.
 */
export function oldListDays(exportedAt: number, now: number): number | undefined {
  const age = (now - exportedAt) / millisecondsPerDay;
  return age > oldAfter ? Math.floor(age) : undefined;
}
