import type {FuzzyDate} from '../../date/fuzzyDate';
import type {ListStatus} from '../listStatus';

/** A change of a number. `add` and `total` depend on the entry; with an unknown total, `total` changes nothing. */
export type NumberChange =
  | {readonly kind: 'set'; readonly value: number}
  | {readonly kind: 'add'; readonly value: number}
  | {readonly kind: 'total'};

/** A change of notes. `find` replaces every occurrence of a text. */
export type NotesChange =
  | {readonly kind: 'set'; readonly text: string}
  | {readonly kind: 'append'; readonly text: string}
  | {readonly kind: 'find'; readonly find: string; readonly text: string};

/** The changes of a bulk edit to each entry. A missing field stays as it is. */
export interface BulkForm {
  readonly status?: ListStatus;
  /** In the user's own format; 0 removes the score. */
  readonly score?: number;
  /** By category; the other categories stay as they are. */
  readonly advancedScores?: Readonly<Record<string, number>>;
  readonly progress?: NumberChange;
  readonly progressVolumes?: NumberChange;
  readonly repeat?: NumberChange;
  /** Without a year it removes the date. */
  readonly startedAt?: FuzzyDate;
  readonly completedAt?: FuzzyDate;
  readonly notes?: NotesChange;
  /** By custom list: whether entries are on it. The other lists stay as they are. */
  readonly customLists?: Readonly<Record<string, boolean>>;
  readonly hiddenFromStatusLists?: boolean;
  readonly private?: boolean;
  readonly isFavourite?: boolean;
  /** Removes the entries from the list. Nothing else of the form matters then. */
  readonly isDeletion?: boolean;
}
