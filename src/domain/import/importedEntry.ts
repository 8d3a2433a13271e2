import {encodeEmoji, isStorable} from '../text/characterReferences';
import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import {maxLengths, type LeftOut} from './leftOut';
import type {NumberMeaning} from './listNumbers';
import type {Scale} from './looseValues';

/** The values of a list entry in a file; missing ones are `undefined`. */
export interface ImportedValues {
  readonly status?: ListStatus | undefined;
  /** Out of 100; 0 means no score. */
  readonly scoreRaw?: number | undefined;
  /** A rating of 0 to 5 stars, in place of a score. */
  readonly stars?: number | undefined;
  readonly progress?: number | undefined;
  readonly progressVolumes?: number | undefined;
  readonly repeat?: number | undefined;
  readonly priority?: number | undefined;
  readonly private?: boolean | undefined;
  readonly notes?: string | undefined;
  /** Words that another site keeps apart from the notes; in AniList's notes they are custom tags. */
  readonly tags?: readonly string[] | undefined;
  readonly hiddenFromStatusLists?: boolean | undefined;
  /** Names of the custom lists that contain it. */
  readonly customLists?: readonly string[] | undefined;
  /** By the name of the category, in the score format of the list. */
  readonly advancedScores?: ReadonlyMap<string, number> | undefined;
  readonly startedAt?: FuzzyDate | undefined;
  readonly completedAt?: FuzzyDate | undefined;
}

/** An entry of a file. */
export interface ImportedEntry {
  /** Its number among the rows of the file, from 1; missing if several rows became one entry. */
  readonly row?: number | undefined;
  /** Number of rows that became this entry, if that isn't one. */
  readonly rowCount?: number;
  /** The title in the file; empty if there is none. */
  readonly title: string;
  /** The id on AniList, if it is in the file or in a fixed mapping. */
  readonly mediaId?: number | undefined;
  /** The id on MyAnimeList. */
  readonly malId?: number | undefined;
  /** When it was last changed (epoch milliseconds), if the file contains that. */
  readonly updatedAt?: number | undefined;
  readonly values: ImportedValues;
  /**
   * Dates that were probably not entered for this row: both have the same second, as when many rows are added at once.
   */
  readonly doubtfulDates?: Pick<ImportedValues, 'startedAt' | 'completedAt'> | undefined;
}

/** A list in a file. */
export interface ImportedList {
  /** The owner of the list, if the file contains the name. */
  readonly userName: string | undefined;
  /** The score format of the list, if the file contains it; advanced scores use it. */
  readonly scoreFormat?: string | undefined;
  /** When the file was created (epoch milliseconds). */
  readonly exportedAt: number | undefined;
  /** Whether the media may be of the other type, since the file does not contain their type. */
  readonly isUntyped?: boolean;
  /** Number of rows of the other type, which are not read. */
  readonly otherCount?: number;
  /** The assumptions about the file that the user may change. */
  readonly guesses?: Guesses;
  readonly entries: readonly ImportedEntry[];
  readonly leftOut: readonly LeftOut[];
}

/** How a file is read where it can mean two things: guessed, unless the user has chosen. */
export interface Readings {
  /** The maximum of scores without one. */
  readonly scale?: Scale | undefined;
  /** The meaning of the numbers in place of the names of custom lists. */
  readonly listNumbers?: NumberMeaning | undefined;
}

/** How a file was read; `unclear`: not even by a guess, so the rows in question are selected once the user has chosen. */
export interface Guesses extends Omit<Readings, 'listNumbers'> {
  readonly listNumbers?: NumberMeaning | 'unclear' | undefined;
}

/** The reason why a file cannot be used. */
export type FileProblem =
  | 'notJson'
  | 'wrongList'
  | 'wrongListType'
  | 'unreadable'
  | 'notAList'
  | 'version'
  | 'tooLarge';

/** The result of reading a file: a list, or the reason why there is none. */
export type FileReading = {readonly list: ImportedList} | {readonly problem: FileProblem};

/**
 * A text without half an emoji: strict JSON parsers, such as PHP's, refuse the whole request because of it. With a
 * kind, it is cut to that limit, counted as it is sent.
 */
export function shortText(value: unknown, kind?: keyof typeof maxLengths): string {
  if (typeof value !== 'string') return '';
  const limit = kind && maxLengths[kind];
  const whole = value.slice(0, limit).replace(/\p{Surrogate}/gu, '');
  if (limit === undefined || kind !== 'notes' || isStorable(whole)) return whole;
  let left: number = limit;
  let cut = '';
  for (const character of whole) {
    left -= encodeEmoji(character).length;
    if (left < 0) break;
    cut += character;
  }
  return cut;
}

/** The largest possible id on AniList. */
export const maxId = 2 ** 31 - 1;
/** The largest numbers that AniList stores (rule import-8). */
export const maxima = {progress: 65_535, repeat: 1000, priority: 255, score: 100} as const;
