import {laterDate, type FuzzyDate} from '../date/fuzzyDate';
import {readListStatus} from './listStatus';

/** The dates of a list entry and of its media. */
export interface DatedEntry {
  readonly status: string;
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
  readonly media: {readonly startDate: FuzzyDate; readonly endDate: FuzzyDate};
}

/** A problem that `dateFaults` can report. */
export type DateFault =
  | 'completedBeforeStart'
  | 'completedBeforeEnd'
  | 'startedBeforeRelease'
  | 'noCompletion'
  | 'noStart'
  | 'plannedWithStart'
  | 'strangeYear';

const firstYear = 1960;
const yearsAhead = 3;

const isStrange = ({year}: FuzzyDate, thisYear: number) => !!year && (year < firstYear || year > thisYear + yearsAhead);

/**
 * Finds problems with the dates of a list entry (rule dates-4). A missing completion date and a
 * missing start date of a completed entry are two problems, since each can be fixed separately. Comparisons that cannot
 * be decided because parts of a date are missing are not reported. `thisYear` has four digits.
 */
export function dateFaults({status, startedAt, completedAt, media}: DatedEntry, thisYear: number): DateFault[] {
  const kind = readListStatus(status);
  const begun = kind === 'COMPLETED' || kind === 'DROPPED' || kind === 'CURRENT';
  const checks: readonly (readonly [DateFault, boolean])[] = [
    ['completedBeforeStart', laterDate(startedAt, completedAt) === 0],
    ['completedBeforeEnd', laterDate(media.endDate, completedAt) === 0],
    ['startedBeforeRelease', laterDate(media.startDate, startedAt) === 0],
    ['noCompletion', kind === 'COMPLETED' && !completedAt.year],
    ['noStart', begun && !startedAt.year],
    ['plannedWithStart', kind === 'PLANNING' && !!startedAt.year],
    ['strangeYear', isStrange(startedAt, thisYear) || isStrange(completedAt, thisYear)],
  ];
  return checks.filter(([, holds]) => holds).map(([fault]) => fault);
}
