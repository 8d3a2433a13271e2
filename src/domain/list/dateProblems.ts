import {indexOfLater, type FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** The dates of a list entry and of its media item. */
export interface DatedEntry {
  readonly status: string;
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
  readonly media: {readonly startDate: FuzzyDate; readonly endDate: FuzzyDate};
}

/** A problem that `findDateProblems` can report. */
export type DateProblem =
  | 'completedBeforeStart'
  | 'completedBeforeEnd'
  | 'startedBeforeRelease'
  | 'noCompletion'
  | 'noStart'
  | 'plannedWithStart'
  | 'strangeYear';

const firstYear = 1960;
const yearsAhead = 3;

const isImplausible = ({year}: FuzzyDate, thisYear: number) =>
  !!year && (year < firstYear || year > thisYear + yearsAhead);

/**
 * Finds problems with the dates of a list entry. A missing completion date and a missing start date of a completed
 * entry are two problems, since each can be fixed separately. Comparisons that cannot be decided because parts of a
 * date are missing are not reported. `thisYear` has four digits.
 */
export function findDateProblems({status, startedAt, completedAt, media}: DatedEntry, thisYear: number): DateProblem[] {
  const kind = parseListStatus(status);
  const isStarted = kind === 'COMPLETED' || kind === 'DROPPED' || kind === 'CURRENT';
  const checks: readonly (readonly [DateProblem, boolean])[] = [
    ['completedBeforeStart', indexOfLater(startedAt, completedAt) === 0],
    ['completedBeforeEnd', indexOfLater(media.endDate, completedAt) === 0],
    ['startedBeforeRelease', indexOfLater(media.startDate, startedAt) === 0],
    ['noCompletion', kind === 'COMPLETED' && !completedAt.year],
    ['noStart', isStarted && !startedAt.year],
    ['plannedWithStart', kind === 'PLANNING' && !!startedAt.year],
    ['strangeYear', isImplausible(startedAt, thisYear) || isImplausible(completedAt, thisYear)],
  ];
  return checks.filter(([, applies]) => applies).map(([fault]) => fault);
}
