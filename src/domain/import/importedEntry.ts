import {encodeEmoji, isStorable} from '../text/characterReferences';
import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';

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
  /** The title in the file; empty if there is none. */
  readonly title: string;
  /** The id on AniList, if it is in the file or in a fixed mapping. */
  readonly mediaId?: number | undefined;
  /** The id on MyAnimeList. */
  readonly malId?: number | undefined;
  readonly values: ImportedValues;
  /**
   * Dates that were probably not entered for this row: both have the same second, as when many rows are added at once.
   */
  readonly doubtfulDates?: Pick<ImportedValues, 'startedAt' | 'completedAt'> | undefined;
}

/** Values of a row that can be left out without the row. */
export const leftOutValues = [
  'status',
  'score',
  'progress',
  'progressVolumes',
  'repeat',
  'priority',
  'startedAt',
  'completedAt',
  'notes',
] as const;
/** A value of a row that is left out, because it can't be read. */
export type LeftOutValue = (typeof leftOutValues)[number];

/** The reason why a row of a file, or one of its values, is not imported. */
export type LeftOutReason = 'unusable' | 'cut' | 'notWatched' | LeftOutValue;

/** A row, or a value of a row, that is not imported. */
export interface LeftOut {
  readonly title: string;
  readonly reason: LeftOutReason;
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
  readonly entries: readonly ImportedEntry[];
  readonly leftOut: readonly LeftOut[];
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

const texts = {title: 500, notes: 6000, name: 100} as const;

/**
 * A text of a file, cut to AniList's limit, counted as it is sent. Half an emoji at the cut is dropped: strict JSON
 * parsers, such as PHP's, refuse the whole request because of it.
 */
export function shortText(value: unknown, kind: keyof typeof texts): string {
  if (typeof value !== 'string') return '';
  const whole = value.slice(0, texts[kind]).replace(/\p{Surrogate}/gu, '');
  if (kind !== 'notes' || isStorable(whole)) return whole;
  let left: number = texts[kind];
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

/** Names of `left` as the left-out values of a row; `scoreRaw` and `stars` are its score. */
export const leftOutOf = (title: string, left: readonly string[]): readonly LeftOut[] =>
  left.map(name => ({
    title,
    reason: leftOutValues.find(value => value === name) ?? 'score',
  }));
