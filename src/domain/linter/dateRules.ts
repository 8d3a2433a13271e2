import {fuzzyDateNumber, type FuzzyDate} from '../date/fuzzyDate';
import type {LintMedia, LintRule} from './lintMedia';

const parts = ['year', 'month', 'day'] as const;

/** Whether the first date is before the second, as far as both have the same parts (rule linter-2). */
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

/** Whether years are missing that the status demands (rule linter-3). */
function lacksYears({status, startDate, endDate}: LintMedia): boolean {
  if (status === 'FINISHED') return !startDate.year || !endDate.year;
  return status === 'RELEASING' && !startDate.year;
}

/** Whether the media began when its source did, or before (rule linter-4). Only whole dates count. */
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

/** Rules about dates (rules linter-1 to linter-4). */
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
