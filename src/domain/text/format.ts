// The only place where numbers, dates and times become text. Each formatter is created on first use, because creating
// one takes longer than most features need at document-start.

let current = 'en';
let ofDates = () => current;

/** The locale of all texts. */
export const locale = () => current;

/**
 * Sets the locale of texts and that of dates and times, before any formatter is created. The latter is requested when a
 * date is first written, because the browser takes milliseconds to find the region of a language.
 */
export function setLocale(next: string, forDates = () => next) {
  current = next;
  ofDates = forDates;
}

/**
 * The locale in which texts in a language write dates and times: as in the region of the browser's first language, such
 * as `en-DE`, since a reader of English needn't live in the United States.
 */
export function dateLocaleOf(language: string, [first = language]: readonly string[]): string {
  try {
    const {language: ofBrowser, region} = new Intl.Locale(first).maximize();
    return ofBrowser === language ? first : `${language}-${region}`;
  } catch {
    // Some systems have locales that aren't language tags, such as `en-US@posix`.
    return language;
  }
}

function lazily<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}

const numbers = lazily(() => new Intl.NumberFormat(locale()));
const dates = lazily(() => new Intl.DateTimeFormat(ofDates(), {dateStyle: 'medium'}));
const months = lazily(() => new Intl.DateTimeFormat(ofDates(), {year: 'numeric', month: 'short'}));
const times = lazily(() => new Intl.DateTimeFormat(ofDates(), {timeStyle: 'short'}));
const dateTimes = lazily(() => new Intl.DateTimeFormat(ofDates(), {dateStyle: 'medium', timeStyle: 'short'}));

/** A number with separators: "1,234". */
export const formatNumber = (value: number): string => numbers().format(value);

const fixed = new Map<number, Intl.NumberFormat>();

/** A number with exactly this many decimals: "8.50". */
export function formatDecimals(value: number, decimals: number): string {
  const options = {minimumFractionDigits: decimals, maximumFractionDigits: decimals};
  const format = fixed.get(decimals) ?? new Intl.NumberFormat(locale(), options);
  fixed.set(decimals, format);
  return format.format(value);
}

const percents = lazily(() => new Intl.NumberFormat(locale(), {style: 'percent', maximumFractionDigits: 1}));

/** A percentage with at most one decimal: "64%" for 64. */
export const formatPercent = (percent: number): string => percents().format(percent / 100);

/** A number rounded to at most this many decimals, for values that are sorted or exported as well. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A day, in English of the United States "Nov 23, 2026". `at` is in epoch milliseconds, as in all functions here. */
export const formatDate = (at: number): string => dates().format(at);

/** The parts of a date of numbers, such as 5/17/2024, in the order of the user's region. */
export const dateOrder = lazily(() =>
  new Intl.DateTimeFormat(ofDates())
    .formatToParts(0)
    .flatMap(({type}) => (type === 'year' || type === 'month' || type === 'day' ? type : [])),
);

/** The names of the months in a language: of texts, unless another is given. */
export const monthNames = (language = locale()): readonly string[] => {
  const {format} = new Intl.DateTimeFormat(language, {month: 'long', timeZone: 'UTC'});
  return Array.from({length: 12}, (_, month) => format(Date.UTC(2024, month)));
};

/** A month: "Nov 2026". */
export const formatMonth = (at: number): string => months().format(at);

/** A time of day: "10:30" or "10:30 AM". */
export const formatTime = (at: number): string => times().format(at);

/** The first whole minute at or after a time: "10:31" for 10:30:05. For "until …", which must not end too early. */
export const formatTimeUp = (at: number): string => formatTime(Math.ceil(at / 60_000) * 60_000);

/** A day of the local time zone for names of files: "2026-11-23". Swedish writes it like ISO 8601. */
export const isoDay = (at: number): string => new Date(at).toLocaleDateString('sv');

/** A day and a time of day: "Nov 23, 2026, 10:30". */
export const formatDateTime = (at: number): string => dateTimes().format(at);
