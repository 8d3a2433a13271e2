import type {FuzzyDate} from '../date/fuzzyDate';
import {customLists} from '../list/customLists';
import {parseListStatus, type ListStatus} from '../list/listStatus';
import {field, isJsonObject} from './json';

/**
 * A single value written by another program: `undefined` if it is empty, and `null` if it can't be read. An unreadable
 * value is left out and named, and its row is kept.
 */
export type Loose<T> = T | undefined | null;

const isAbsent = (value: unknown) => value === undefined || value === null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;

/** A count from 0 to `most`, also as text; an empty text is 0, and a dash or question mark counts as missing. */
export function looseCount(value: unknown, most: number): Loose<number> {
  if (isAbsent(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) return null;
  if (/^(?:[-–?]|n\/a|unknown)$/i.test(text)) return undefined;
  const [, digits] = /^(\d{0,9})(?:\.0+)?$/.exec(text) ?? [];
  if (digits === undefined || Number(digits) > most) return null;
  return Number(digits);
}

/** A switch: a boolean, a number or either as text. */
export function looseFlag(value: unknown): Loose<boolean> {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  const number = looseCount(value, 1);
  return typeof number === 'number' ? number === 1 : number;
}

/** A text, or a number in its place. Nothing in its place is an empty one. */
export function looseText(value: unknown): Loose<string> {
  if (value === undefined || typeof value === 'string') return value;
  return value === null ? '' : typeof value === 'number' ? String(value) : null;
}

/** Names of custom lists. All of them must be readable, because the entry would be removed from the others. */
export function looseLists(value: unknown): Loose<readonly string[]> {
  if (isAbsent(value)) return undefined;
  const isWhole = Array.isArray(value)
    ? value.every((each: unknown) => typeof (field(each, 'name') ?? each) === 'string')
    : isJsonObject(value) && Object.values(value).every(isOn => typeof isOn === 'boolean' || isOn === null);
  return isWhole ? customLists(value) : null;
}

/** Advanced scores by category, without those of 0. All must be readable, because the others would be removed. */
export function looseAdvanced(
  scores: readonly (readonly [category: string | undefined, score: unknown])[],
): Loose<ReadonlyMap<string, number>> {
  const given = scores.filter(([, score]) => score !== 0 && score !== null);
  const isScore = (score: unknown) => typeof score === 'number' && score >= 0 && score <= 100;
  if (!given.every(([category, score]) => category && isScore(score))) return null;
  return new Map(given as readonly (readonly [string, number])[]);
}

/** The maximum of a score: written with it, or the rule of its file. */
export type Scale = 10 | 100;

const noScore = /^(?:n\/?a|none|null|unscored|unrated|no score|[-–?])$/i;
const scorePattern = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:\/\s*(5|10|100)|(%))?$/;

/** Parses a score: its number, and its maximum if that is also written. */
function readScore(text: string): {number: number; outOf: number | undefined} | undefined {
  const [, number, outOf, percent] = scorePattern.exec(text) ?? [];
  if (number === undefined) return undefined;
  return {number: Number(number.replace(',', '.')), outOf: percent ? 100 : outOf ? Number(outOf) : undefined};
}

/**
 * A score out of 100: "8", "8.5", "8,5", "85", "8/10" and "85%" are 80, 85, 85, 85, 80 and 85; words for no score count
 * as missing. If scores are out of 10, one above 10 is out of 100, because public exporters mix both.
 */
export function looseScore(value: unknown, scale: Scale): Loose<number> {
  if (isAbsent(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) return null;
  if (text === '') return 0;
  if (noScore.test(text)) return undefined;
  const read = readScore(text);
  if (!read) return null;
  const outOf = read.outOf ?? (read.number > 10 ? 100 : scale);
  const score = Math.round((read.number * 100) / outOf);
  return score > 100 ? null : score;
}

/**
 * Guesses the maximum of the scores in a file: 100 if at least three, and at least half of them, are above 10, and none
 * below it has decimals. Scores with a written maximum, or above 100, don't count.
 */
export class ScaleGuess {
  #count = 0;
  #highCount = 0;
  #hasDecimals = false;
  #hasLow = false;

  add(score: unknown): void {
    const {number = 0, outOf} = readScore(textOf(score) ?? '') ?? {};
    if (outOf !== undefined || number <= 0 || number > 100) return;
    this.#count += 1;
    if (number > 10) this.#highCount += 1;
    else {
      this.#hasLow = true;
      this.#hasDecimals ||= !Number.isInteger(number);
    }
  }

  scale(): Scale {
    return !this.#hasDecimals && this.#highCount >= 3 && this.#highCount * 2 >= this.#count ? 100 : 10;
  }

  /** Whether scores were seen to which the maximum matters. */
  isNeeded(): boolean {
    return this.#hasLow;
  }
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A date without its parts that are 0, since AniList stores each alone; `null` if it doesn't exist. Without a year, February may have 29 days. */
export function dateOf(year: number, month: number, day: number): Loose<FuzzyDate> {
  if (month > 12 || day > (month ? daysIn(year || 2000, month) : 31)) return null;
  return {...(year ? {year} : {}), ...(month ? {month} : {}), ...(day ? {day} : {})};
}

const yearFirst = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;
const eightDigits = /^(\d{4})(\d{2})(\d{2})$/;

/** Parses a date with the year at the end; the order of day and month must be unambiguous. */
function readYearLast(first: number, second: number, year: number): Loose<FuzzyDate> {
  if (first === second) return dateOf(year, first, second);
  if (first > 12 && second <= 12) return dateOf(year, second, first);
  if (second > 12 && first <= 12) return dateOf(year, first, second);
  return null;
}

/**
 * A date in any unambiguous order, to the day; zeros stand for unknown parts, and a time after it is ignored. An empty
 * text means that there is no date (`{}`). A date that doesn't exist can't be read.
 */
export function looseDate(value: unknown): Loose<FuzzyDate> {
  if (isAbsent(value)) return undefined;
  // A date without a year, written as one number: 512 is 0000-05-12.
  const text = typeof value === 'number' && value > 0 && value < 1300 ? `${value}`.padStart(8, '0') : textOf(value);
  if (text === undefined) return null;
  if (text === '' || text === '0' || noScore.test(text)) return {};
  const last = yearLast.exec(text);
  if (last) return readYearLast(Number(last[1]), Number(last[2]), Number(last[3]));
  const first = eightDigits.exec(text) ?? yearFirst.exec(text);
  return first ? dateOf(Number(first[1]), Number(first[2] ?? 0), Number(first[3] ?? 0)) : null;
}

/** Words of other programs for a status, in lower case with single spaces. */
const statuses: ReadonlyMap<string, ListStatus> = new Map([
  ...['on hold', 'onhold', 'hold', 'stalled', 'paused', '3'].map(word => [word, 'PAUSED'] as const),
  ...['plan to watch', 'plan to read', 'plantowatch', 'plantoread', 'planned', 'ptw', 'ptr', 'want to watch'].map(
    word => [word, 'PLANNING'] as const,
  ),
  ...['want to read', 'wishlist', '6'].map(word => [word, 'PLANNING'] as const),
  ...['currently watching', 'currently reading', 'in progress', 'started', '1'].map(word => [word, 'CURRENT'] as const),
  ...['complete', 'finished', 'watched', 'read', 'done', '2'].map(word => [word, 'COMPLETED'] as const),
  ...['drop', 'abandoned', '4'].map(word => [word, 'DROPPED'] as const),
  ...['re-watching', 're-reading', 'repeat', 'rewatch', 'reread'].map(word => [word, 'REPEATING'] as const),
]);

/** A status in the words of this or another program: "On-Hold", "plan_to_watch", "Rewatching" and the numbers of MyAnimeList. */
export function looseStatus(value: unknown): Loose<ListStatus> {
  if (isAbsent(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) return null;
  const word = text
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
  if (word === '') return undefined;
  return statuses.get(word) ?? statuses.get(word.replace(/-/g, ' ')) ?? parseListStatus(word) ?? null;
}

/** The readable values, and the names of the unreadable ones. */
export function sorted<T extends object>(values: T) {
  const read = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const left = Object.keys(values).filter(name => Reflect.get(values, name) === null);
  return {
    values: read as {[K in keyof T]?: Exclude<T[K], null>},
    left: left as (keyof T & string)[],
  };
}
