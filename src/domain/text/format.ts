// The only place where numbers, dates and times become text. Each formatter is created on first use, because creating
// one takes longer than most features need at document-start.

let current = 'en';

/** The locale of all texts. */
export const locale = () => current;

/** Sets the locale, before any formatter is created. */
export function setLocale(next: string) {
  current = next;
}

function lazily<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= create());
}

const numbers = lazily(() => new Intl.NumberFormat(locale()));
const dates = lazily(() => new Intl.DateTimeFormat(locale(), {dateStyle: 'medium'}));
const times = lazily(() => new Intl.DateTimeFormat(locale(), {timeStyle: 'short', hourCycle: 'h23'}));
const dateTimes = lazily(
  () => new Intl.DateTimeFormat(locale(), {dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23'}),
);

/** A number with separators: "1,234". */
export const formatNumber = (value: number): string => numbers().format(value);

/** A day: "Nov 23, 2026". `at` is in epoch milliseconds, as in all functions here. */
export const formatDate = (at: number): string => dates().format(at);

/** A time of day: "10:30". */
export const formatTime = (at: number): string => times().format(at);

/** The first whole minute at or after a time: "10:31" for 10:30:05. For "until …", which must not end too early. */
export const formatTimeUp = (at: number): string => formatTime(Math.ceil(at / 60_000) * 60_000);

/** A day and a time of day: "Nov 23, 2026, 10:30". */
export const formatDateTime = (at: number): string => dateTimes().format(at);
