import {fuzzyDateNumber, type FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** A list entry with its dates, and those of its media. */
export interface DatedEntry {
  readonly status: string;
  readonly started: FuzzyDate;
  readonly completed: FuzzyDate;
  readonly mediaStart: FuzzyDate;
  readonly mediaEnd: FuzzyDate;
}

/** What can be wrong with the dates of an entry, in the order in which it is listed (rule queries-6). */
export const datingProblems = [
  'completedBeforeStart',
  'completedBeforeEnd',
  'startedBeforeRelease',
  'completedWithoutDate',
  'startedWithoutDate',
  'plannedWithDate',
  'unlikelyYear',
] as const;
export type DatingProblem = (typeof datingProblems)[number];

const parts = ['year', 'month', 'day'] as const;

/** Whether the first date is surely before the second: a part that one of them lacks leaves it open. */
function isBefore(first: FuzzyDate, second: FuzzyDate): boolean {
  for (const part of parts) {
    const [one, other] = [first[part], second[part]];
    if (!one || !other) return false;
    if (one !== other) return one < other;
  }
  return false;
}

const isMissing = (date: FuzzyDate) => fuzzyDateNumber(date) === 0;

const earliestYear = 1960;
/** How many years ahead a date may be. */
const yearsAhead = 3;

const isUnlikely = ({year}: FuzzyDate, thisYear: number) =>
  Boolean(year) && (Number(year) < earliestYear || Number(year) > thisYear + yearsAhead);

/** What is wrong with the dates of an entry (rule queries-6). */
export function datingProblemsOf(entry: DatedEntry, thisYear: number): DatingProblem[] {
  const {started, completed, mediaStart, mediaEnd} = entry;
  const status = parseListStatus(entry.status);
  const problems: Readonly<Record<DatingProblem, boolean>> = {
    completedBeforeStart: isBefore(completed, started),
    completedBeforeEnd: isBefore(completed, mediaEnd),
    startedBeforeRelease: isBefore(started, mediaStart),
    completedWithoutDate: status === 'COMPLETED' && (isMissing(completed) || isMissing(started)),
    startedWithoutDate: (status === 'DROPPED' || status === 'CURRENT') && isMissing(started),
    plannedWithDate: status === 'PLANNING' && !isMissing(started),
    unlikelyYear: isUnlikely(started, thisYear) || isUnlikely(completed, thisYear),
  };
  return datingProblems.filter(problem => problems[problem]);
}
