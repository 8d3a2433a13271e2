/** A date of which parts may be missing; months and days count from 1. The API says `null` for a missing part. */
export interface FuzzyDate {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

const parts = ['year', 'month', 'day'] as const;

/**
 * Which of two dates is later (spec 1, section 4): 0 the first, 1 the second, -1 neither, be it that they are equal or
 * that a missing part leaves it open. The answer is an index and no order to sort by; `chronological` is one.
 */
export function laterDate(first: FuzzyDate, second: FuzzyDate): 0 | 1 | -1 {
  for (const part of parts) {
    const [one, other] = [first[part], second[part]];
    if (!one || !other) return -1;
    if (one !== other) return one > other ? 0 : 1;
  }
  return -1;
}

/** The date as the API's `FuzzyDateInt`: YYYYMMDD with 0 for missing parts. */
export const fuzzyDateNumber = ({year, month, day}: FuzzyDate): number =>
  (year ?? 0) * 10000 + (month ?? 0) * 100 + (day ?? 0);

/**
 * Sorts dates from early to late, for lists under year headings; a date without a year stands behind all others
 * (spec 3, section 2: staff page, "No date"), a missing month or day before those of the same year or month.
 */
export function chronological(first: FuzzyDate, second: FuzzyDate): number {
  if (!first.year || !second.year) return Number(!first.year) - Number(!second.year);
  return fuzzyDateNumber(first) - fuzzyDateNumber(second);
}

const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Reads YYYY, YYYY-MM or YYYY-MM-DD; `undefined` for anything else, months over 12 and days over 31 included. */
export function parseFuzzyDate(text: string): FuzzyDate | undefined {
  const found = pattern.exec(text.trim());
  if (!found) return undefined;
  const [year, month, day] = found.slice(1).map(part => (part === undefined ? undefined : Number(part)));
  const within = (value: number | undefined, most: number) => value === undefined || (value >= 1 && value <= most);
  return year && within(month, 12) && within(day, 31) ? {year, month, day} : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** YYYY, YYYY-MM or YYYY-MM-DD, as far as the date is known without a gap; empty without a year. */
export function formatFuzzyDate({year, month, day}: FuzzyDate): string {
  if (!year) return '';
  if (!month) return padded(year, 4);
  return [padded(year, 4), padded(month, 2), ...(day ? [padded(day, 2)] : [])].join('-');
}

/** The day of a time (milliseconds since 1970) in UTC, in which completion dates are saved (spec 3, section 4). */
export function utcDay(time: number): {readonly year: number; readonly month: number; readonly day: number} {
  const date = new Date(time);
  return {year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate()};
}
