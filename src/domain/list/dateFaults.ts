import {laterDate, type FuzzyDate} from '../date/fuzzyDate';
import {readListStatus} from './listStatus';

/** An entry's dates and those of its work. */
export interface DatedEntry {
  readonly status: string;
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
  readonly media: {readonly startDate: FuzzyDate; readonly endDate: FuzzyDate};
}

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
 * What is odd about the dates of an entry (spec 2, section 5: date-fixer checks). "No completion or start date" of
 * completed entries is two faults, since each can be mended by itself. Comparisons that missing parts leave open
 * are no faults. `thisYear` is four digits.
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
