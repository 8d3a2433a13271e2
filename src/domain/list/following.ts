import {toWeightedScore} from '../score/scoreConversion';
import type {ScoreFormat} from '../score/score';
import type {ListStatus} from './listStatus';

/** The list entry of a user whom the signed-in user follows, as shown by the site. */
export interface FollowedEntry {
  readonly userName: string;
  readonly status: ListStatus | undefined;
  /** In the format of its owner; `undefined` if it is not scored. */
  readonly score: number | undefined;
  readonly format: ScoreFormat;
}

/** A summary of the entries. */
export interface FollowingSummary {
  /** Number of entries with each status, in the order of the statuses. */
  readonly counts: readonly (readonly [status: ListStatus, count: number])[];
  /** Number of users. */
  readonly users: number;
  /** Number of scored entries. */
  readonly scored: number;
  /** Mean of the scores out of 100; `undefined` without any. */
  readonly mean: number | undefined;
}

/** Filter for the entries: by status, by having a score, or both. */
export interface FollowingFilter {
  readonly status: ListStatus | undefined;
  readonly scoredOnly: boolean;
}

/** The filter that shows all entries. */
export const everyone: FollowingFilter = {status: undefined, scoredOnly: false};

const statuses: readonly ListStatus[] = ['COMPLETED', 'CURRENT', 'REPEATING', 'PLANNING', 'PAUSED', 'DROPPED'];

/** Counts and averages the entries, each user's once, since the site lists some twice (rule score-4). */
export function summariseFollowing(all: readonly FollowedEntry[]): FollowingSummary {
  const entries = [...new Map(all.map(entry => [entry.userName, entry])).values()];
  const scores = entries.flatMap(({score, format}) => (score ? [toWeightedScore(score, format)] : []));
  const weight = scores.reduce((sum, each) => sum + each.weight, 0);
  const total = scores.reduce((sum, each) => sum + each.score * each.weight, 0);
  const counts = statuses.map(each => [each, entries.filter(({status}) => status === each).length] as const);
  return {
    counts: counts.filter(([, count]) => count > 0),
    users: entries.length,
    scored: scores.length,
    mean: weight ? total / weight : undefined,
  };
}

/** Whether an entry is shown. */
export const passesFollowingFilter = ({status, score}: FollowedEntry, filter: FollowingFilter): boolean =>
  (filter.status === undefined || status === filter.status) && (!filter.scoredOnly || Boolean(score));

/** The filter after a click on a status: choosing it again clears it. */
export const toggleStatus = (filter: FollowingFilter, status: ListStatus): FollowingFilter => ({
  ...filter,
  status: filter.status === status ? undefined : status,
});
