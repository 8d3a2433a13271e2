/** A date that may lack parts; months and days count from 1. The API uses `null` for a missing part. */
export interface FuzzyDate {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

const parts = ['year', 'month', 'day'] as const;

/**
 * Returns which of two dates is later: 0 for the first, 1 for the second, -1 if they are equal or a missing part leaves
 * it undecided. The result is an index; to sort, use `chronological`.
 */
export function indexOfLater(first: FuzzyDate, second: FuzzyDate): 0 | 1 | -1 {
  for (const part of parts) {
    const [one, other] = [first[part], second[part]];
    if (!one || !other) return -1;
    if (one !== other) return one > other ? 0 : 1;
  }
  return -1;
}

/** The date in the API's `FuzzyDateInt` format: YYYYMMDD with 0 for missing parts. */
export const fuzzyDateNumber = ({year, month, day}: FuzzyDate): number =>
  (year ?? 0) * 10000 + (month ?? 0) * 100 + (day ?? 0);

/**
 * Compares dates for sorting from early to late under year headings. A date without a year sorts after all others; a
 * missing month or day sorts before the other dates of that year or month.
 */
export function compareFuzzyDates(first: FuzzyDate, second: FuzzyDate): number {
  if (!first.year || !second.year) return Number(!first.year) - Number(!second.year);
  return fuzzyDateNumber(first) - fuzzyDateNumber(second);
}

const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * Parses YYYY, YYYY-MM or YYYY-MM-DD. Returns `undefined` for anything else, including months over 12 and days over 31.
 */
export function parseFuzzyDate(text: string): FuzzyDate | undefined {
  const found = pattern.exec(text.trim());
  if (!found) return undefined;
  const [year, month, day] = found.slice(1).map(part => (part === undefined ? undefined : Number(part)));
  const within = (value: number | undefined, most: number) => value === undefined || (value >= 1 && value <= most);
  return year && within(month, 12) && within(day, 31) ? {year, month, day} : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** Formats a date as YYYY, YYYY-MM or YYYY-MM-DD, up to its last part, with `?` for those missing before it. */
export function formatFuzzyDate({year, month, day}: FuzzyDate): string {
  const written = [year && padded(year, 4), month && padded(month, 2), day && padded(day, 2)];
  const length = written.findLastIndex(Boolean) + 1;
  return Array.from({length}, (_, index) => written[index] || '?').join('-');
}
