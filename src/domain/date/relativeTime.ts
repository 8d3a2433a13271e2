import {text} from './messages';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A unit, its length in seconds, and the age in seconds below which it is used. A month has 30 days, a year 365. */
const units: readonly (readonly [Unit, number, number])[] = [
  ['second', 1, minute],
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, 7 * day],
  ['week', 7 * day, 30 * day],
  ['month', 30 * day, 365 * day],
  ['year', 365 * day, Infinity],
];

/**
 * Formats an age in seconds as whole units. Under a second it is "Just now", and so are times in the future, since
 * clocks differ. Then seconds under 60, minutes under 60, hours under 24, days under 7, weeks under 30 days, months of
 * 30 days under 365 days, and years. `inSentence`: in lower case.
 */
export function formatRelativeTime(age: number, {inSentence = false} = {}): string {
  const rung = units.find(([, , limit]) => age < limit);
  if (!rung || age < 1) return inSentence ? text.justNowInSentence : text.justNow;
  const [unit, length] = rung;
  return text[unit](Math.floor(age / length));
}
