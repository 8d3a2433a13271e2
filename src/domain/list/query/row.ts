import type {SearchedText} from './fold';
import type {QueryEntry} from './entry';

/** A list entry with what is computed once for all queries. Days are numbers, YYYYMMDD, in the user's time zone. */
export interface QueryRow<E extends QueryEntry = QueryEntry> {
  readonly entry: E;
  /** The title as the user sees it. */
  readonly title: string;
  /** All titles, and the user's own. */
  readonly titles: SearchedText;
  readonly notes: SearchedText | undefined;
  readonly addedDay: number | undefined;
  readonly updatedDay: number | undefined;
  readonly airingDay: number | undefined;
  /** Episodes that have aired and aren't watched; `undefined`: not known. */
  readonly behind: number | undefined;
  /** Whether the media item is a favourite; `undefined`: not known. */
  readonly isFavourite: boolean | undefined;
}
