/** The most characters of a title in the review, and AniList's limit for notes as they are sent. */
export const maxLengths = {title: 500, notes: 6000} as const;

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
  'customLists',
  'advancedScores',
  'private',
  'hiddenFromStatusLists',
  'notes',
] as const;
/** A value of a row that is left out, because it can't be read. */
export type LeftOutValue = (typeof leftOutValues)[number];

/** The reasons why a whole row is not imported. */
const rowReasons = ['unusable', 'cut', 'notWatched', 'twice'] as const;
/** The reasons why a row is not imported unless the user selects it: a part of it is damaged or guessed. */
const doubtfulReasons = ['damaged', 'longNotes', 'guessedStatus', 'listNumbers', 'private'] as const;

/**
 * The reason why a row of a file, or one of its values, is not imported or not imported as it is. `repeatFault`: a
 * repeat count that a fault of MyAnimeList writes. `hidden`: it would be on no list.
 */
export type LeftOutReason =
  | (typeof rowReasons)[number]
  | (typeof doubtfulReasons)[number]
  | LeftOutValue
  | 'repeatFault'
  | 'longTitle'
  | 'storage'
  | 'otherFormat'
  | 'hidden';

/** A row, or a value of a row, that is not imported, or not as it is. */
export interface LeftOut {
  /** The number of the row, from 1. */
  readonly row: number;
  readonly title: string;
  readonly reason: LeftOutReason;
}

const includes = (all: readonly LeftOutReason[], reason: LeftOutReason) => all.includes(reason);

/** Whether the whole row is left out. */
export const isWholeRow = ({reason}: LeftOut): boolean => includes(rowReasons, reason);

/** Whether a row with this problem is imported only if the user selects it. */
export const isDoubtful = (reason: LeftOutReason): boolean => includes(doubtfulReasons, reason);

/** Names of `left` as the left-out values of a row; `scoreRaw` and `stars` are its score. */
export const reasonsOf = (left: readonly string[]): readonly LeftOutReason[] =>
  left.map(name => leftOutValues.find(value => value === name) ?? 'score');

/** The problems of the texts of a row. `all`: everything in it. */
export const textProblems = (all: string, title: unknown): readonly LeftOutReason[] => [
  ...(all.includes('\uFFFD') ? ['damaged' as const] : []),
  ...(typeof title === 'string' && title.length > maxLengths.title ? ['longTitle' as const] : []),
];
