import {isCompletion, parseActivityStatus} from '../list/listStatus';

/** An activity of a month. `status` and `progress` are those of list activities. */
export interface MonthlyActivity {
  readonly kind: 'text' | 'message' | 'anime' | 'manga';
  /** Epoch seconds. */
  readonly createdAt: number;
  readonly status?: string | null | undefined;
  readonly progress?: string | null | undefined;
}

/** The counts of a month. */
export interface MonthlyCounts {
  readonly statuses: number;
  readonly messages: number;
  readonly lists: number;
  readonly episodes: number;
  readonly chapters: number;
  readonly completedAnime: number;
  readonly completedManga: number;
  readonly planned: number;
  readonly dropped: number;
}

/**
 * The episodes or chapters in a list activity: "3 - 5" are three; a completion has no progress and counts the last one.
 */
export function unitsOf({status, progress}: Pick<MonthlyActivity, 'status' | 'progress'>): number {
  const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(progress ?? '') ?? [];
  if (first === undefined) return isCompletion(status ?? '') ? 1 : 0;
  return last === undefined ? 1 : Math.max(0, Number(last) - Number(first) + 1);
}

/** The start of the local month that contains `now` (epoch milliseconds), in epoch seconds. */
export function monthStart(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), 1).getTime() / 1000;
}

/** Counts the activities from `start` (epoch seconds) on. */
export function monthlyCounts(activities: readonly MonthlyActivity[], start: number): MonthlyCounts {
  const month = activities.filter(({createdAt}) => createdAt >= start);
  const ofKind = (...kinds: MonthlyActivity['kind'][]) => month.filter(({kind}) => kinds.includes(kind));
  const lists = ofKind('anime', 'manga');
  const having = (wanted: string) => lists.filter(each => parseActivityStatus(each.status ?? '') === wanted).length;
  const completed = (kind: MonthlyActivity['kind']) =>
    ofKind(kind).filter(({status}) => isCompletion(status ?? '')).length;
  const units = (kind: MonthlyActivity['kind']) => ofKind(kind).reduce((sum, each) => sum + unitsOf(each), 0);
  return {
    statuses: ofKind('text').length,
    messages: ofKind('message').length,
    lists: lists.length,
    episodes: units('anime'),
    chapters: units('manga'),
    completedAnime: completed('anime'),
    completedManga: completed('manga'),
    planned: having('PLANNING'),
    dropped: having('DROPPED'),
  };
}
