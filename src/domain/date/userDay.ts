import type {FuzzyDate} from './fuzzyDate';

const pattern = /^([+-]?)(\d{1,2}):(\d\d)$/;

/** The offset from UTC in ms of a time zone as AniList stores it ("-08:00", "09:30"); `undefined` for anything else. */
function offsetOf(timezone: string | undefined): number | undefined {
  const found = pattern.exec(timezone?.trim() ?? '');
  if (!found) return undefined;
  const [, sign, hours, minutes] = found;
  const offset = Number(hours) * 60 + Number(minutes);
  return offset > 14 * 60 ? undefined : (sign === '-' ? -offset : offset) * 60_000;
}

/**
 * The calendar day of the user at a time (epoch ms), as AniList counts it: by `timezone`, the user's
 * `options.timezone`, otherwise by the browser's time zone (rule home-9).
 */
export function userDay(time: number, timezone: string | undefined): Required<FuzzyDate> {
  const offset = offsetOf(timezone);
  if (offset === undefined) {
    const local = new Date(time);
    return {year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate()};
  }
  const shifted = new Date(time + offset);
  return {year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate()};
}
