import type {FuzzyDate} from '../../date/fuzzyDate';

/** Days as numbers, YYYYMMDD. A date without a day or a month covers all days that it may be. */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** Units of relative dates: days, weeks, months and years. */
export type DateUnit = 'd' | 'w' | 'm' | 'y';

/** A date in a query: a calendar date, or a time before today (after today for what is to come). */
export type DateOperand =
  | {readonly year: number; readonly month?: number | undefined; readonly day?: number | undefined}
  | {readonly count: number; readonly unit: DateUnit};

const numberOf = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day;

/** The days that a date may be; `undefined` without a year. */
export function spanOf({year, month, day}: FuzzyDate): DaySpan | undefined {
  if (!year) return undefined;
  if (!month) return {first: numberOf(year, 0, 0), last: numberOf(year, 99, 99)};
  return {first: numberOf(year, month, day || 0), last: numberOf(year, month, day || 99)};
}

/** The number of days of a month, counted from 1. The calendar repeats every 400 years. */
export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (((year % 400) + 400) % 400), month, 0)).getUTCDate();

function shifted(today: Required<FuzzyDate>, count: number, unit: DateUnit): DaySpan {
  const [year, month, day] = [today.year ?? 0, today.month ?? 1, today.day ?? 1];
  if (unit === 'd' || unit === 'w') {
    const at = new Date(Date.UTC(year, month - 1, day + count * (unit === 'w' ? 7 : 1)));
    const found = numberOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
    return {first: found, last: found};
  }
  const months = year * 12 + month - 1 + count * (unit === 'y' ? 12 : 1);
  const then = {year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1};
  // A month before March 31 is the last of February.
  const found = numberOf(then.year, then.month, Math.min(day, daysIn(then.year, then.month)));
  return {first: found, last: found};
}

/** The days of a date in a query. `direction` is 1 if relative dates lie after today, -1 if before. */
export const daysOf = (operand: DateOperand, today: Required<FuzzyDate>, direction: 1 | -1): DaySpan =>
  'count' in operand
    ? shifted(today, direction * operand.count, operand.unit)
    : (spanOf(operand) ?? {first: Infinity, last: -Infinity});
