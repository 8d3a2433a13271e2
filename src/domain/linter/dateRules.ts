import {fuzzyDateNumber, type FuzzyDate} from '../date/fuzzyDate';
import type {LintMedia, LintRule} from './lintMedia';

const parts = ['year', 'month', 'day'] as const;

/**
 * Whether the first date is before the second, compared by year, month and day; parts that one of them lacks are
 * skipped.
 */
function isBefore(first: FuzzyDate, second: FuzzyDate): boolean {
  for (const part of parts) {
    const [one, other] = [first[part], second[part]];
    if (one && other && one !== other) return one < other;
  }
  return false;
}

const earliestYear = 1900;
const isEarly = ({year}: FuzzyDate) => Boolean(year) && Number(year) < earliestYear;
const isIncomplete = ({year, month, day}: FuzzyDate) => Boolean(year) && !(month && day);

/**
 * Whether years required by the status are missing: a finished media item needs those of its start and end, a releasing
 * one that of its start.
 */
function lacksYears({status, startDate, endDate}: LintMedia): boolean {
  if (status === 'FINISHED') return !startDate.year || !endDate.year;
  return status === 'RELEASING' && !startDate.year;
}

/** Whether the media item started on the day of its source or before. Both dates must be complete. */
function beganWithSource({startDate, relations}: LintMedia): boolean {
  if (!startDate.year || isIncomplete(startDate)) return false;
  return relations.some(
    ({relation, startDate: start}) =>
      relation === 'SOURCE' &&
      start?.year &&
      !isIncomplete(start) &&
      fuzzyDateNumber(startDate) <= fuzzyDateNumber(start),
  );
}

/** Rules about dates. */
export const dateRules: readonly LintRule[] = [
  {id: 'startEnd', isOn: true, check: ({startDate, endDate}) => isBefore(endDate, startDate)},
  {id: 'earlyDates', isOn: true, check: ({startDate, endDate}) => isEarly(startDate) || isEarly(endDate)},
  {id: 'missingDates', isOn: true, check: lacksYears},
  {
    id: 'incompleteDates',
    isOn: false,
    check: ({startDate, endDate}) => isIncomplete(startDate) || isIncomplete(endDate),
  },
];

/** Rules about dates of related media. */
export const relatedDateRules: readonly LintRule[] = [{id: 'newSource', isOn: false, check: beganWithSource}];
