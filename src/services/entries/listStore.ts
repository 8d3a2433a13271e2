import type {ComparedList} from '#domain/compare/rows';
import type {Source} from '#domain/value/store';
import type {AdvancedScores, ListState, ListType, LoadOptions, MediaLists, PartOptions} from '../lists/ownList';
import type {CurrentEntry, EntriesView, OwnEntry} from './entry';

/**
 * The list store. All features read and write the user's own entries here: one entry, those in progress, or whole
 * lists. Whole lists are kept for 60 minutes in memory and in the database, other users' lists for 5 minutes in memory.
 */
export interface ListStore {
  /** The user's own entry for a media item. `look` requests it; values from a whole list are available at once. */
  entry(mediaId: number): EntriesView<OwnEntry>;
  /** The user's entries in progress: one request for everything that shows them. */
  readonly inProgress: EntriesView<CurrentEntry>;
  /** The state of a whole list, without a request. The same object until something changes. */
  get(type: ListType): ListState;
  /** Notifies when the state of a whole list changes; the same object for each type. */
  changesOf(type: ListType): Source;
  /**
   * The notes of a user's list by media id, without the rest of the list. Kept for 5 minutes in memory. Rejects like
   * `load`.
   */
  notes(userName: string, type: ListType, options?: PartOptions): Promise<ReadonlyMap<number, string>>;
  /**
   * The advanced scores of a user's list by media id, without the rest of the list. Kept for 5 minutes in memory.
   * Empty, without a request for the list, if its owner does not use them for the type. Rejects like `load`.
   */
  advancedScores(userName: string, type: ListType, options?: PartOptions): Promise<ReadonlyMap<number, AdvancedScores>>;
  /**
   * Loads one of the user's own lists: from memory, otherwise from the database, otherwise from the API, in one request for both
   * types. Rejects with an `ApiError`, or the reason of the caller's signal.
   */
  load(type: ListType, options?: LoadOptions): Promise<MediaLists>;
  /** Loads another user's list. Rejects like `load`. */
  ofUser(userName: string, type: ListType, options?: Omit<LoadOptions, 'refetch'>): Promise<MediaLists>;
  /** Lists for comparisons, with the public data of the media and the favourites. */
  readonly compared: {
    /** Loads a user's list, or returns the cached one. Rejects like `load`. */
    of(userName: string, type: ListType, options?: Pick<LoadOptions, 'signal' | 'refetch'>): Promise<ComparedList>;
  };
}
