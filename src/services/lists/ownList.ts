import type {ComparedList} from '#domain/compare/rows';
import type {FuzzyDate} from '#domain/date/fuzzyDate';
import type {EntryLocations} from '#domain/list/listEntry';
import type {NoteCommands} from '#domain/list/listNote';
import type {ListWithEntries} from '#domain/list/listPlacement';
import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {Source} from '#domain/value/store';
import type {ApiError} from '../api/apiError';
import type {CurrentEntry} from './currentEntry';
import type {OwnEntry} from './entry';
import type {EntrySet} from './entrySet';

/** Type of a list, in the API's terms. */
export type ListType = 'ANIME' | 'MANGA';
/** Both list types. */
export const listTypes: readonly ListType[] = ['ANIME', 'MANGA'];

/** A studio of a media. */
export interface ListStudio {
  readonly id: number;
  readonly name: string;
  readonly isAnimationStudio: boolean;
}

/** A staff member of a media. */
export interface ListStaff {
  readonly id: number;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The media of a list entry (rule lists-1). */
export interface ListMedia {
  readonly type: ListType;
  /** If the total is missing, the number aired so far. */
  readonly episodes: number | undefined;
  readonly chapters: number | undefined;
  readonly volumes: number | undefined;
  /** Minutes per episode. */
  readonly duration: number | undefined;
  readonly nextAiringEpisode: number | undefined;
  readonly format: string | undefined;
  readonly title: {
    readonly romaji: string | undefined;
    readonly native: string | undefined;
    readonly english: string | undefined;
  };
  readonly tags: readonly string[];
  readonly genres: readonly string[];
  readonly meanScore: number | undefined;
  readonly studios: readonly ListStudio[];
  /** The 25 most relevant staff. */
  readonly staff: readonly ListStaff[];
}

/** The advanced scores above 0 of an entry, with the names of their categories. */
export type AdvancedScores = readonly (readonly [category: string, score: number])[];

/** A list entry after applying the rules for entries (rules lists-2, lists-3 and lists-4). */
export interface ListEntry extends EntryLocations {
  readonly id: number;
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the user's own score format; 0 means no score. */
  readonly score: number;
  /** Out of 100. */
  readonly scoreRaw: number;
  /** By category name, if the user has advanced scoring enabled. */
  readonly advancedScores: Readonly<Record<string, number>> | undefined;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly notes: string | undefined;
  /** The commands in the notes. */
  readonly commands: NoteCommands | undefined;
  /** Only shown on custom lists. */
  readonly hiddenFromStatusLists: boolean;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** Epoch seconds. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly media: ListMedia;
}

/** All of a user's lists of one type: the entries, each once, and the lists with their media ids in order. */
export interface MediaLists {
  readonly type: ListType;
  readonly scoreFormat: ScoreFormat;
  readonly hasAdvancedScoring: boolean;
  /** By media id, in order of first appearance. */
  readonly entries: ReadonlyMap<number, ListEntry>;
  readonly lists: readonly ListWithEntries[];
  /** When the API sent them (epoch milliseconds). */
  readonly at: number;
}

/** Progress of a load. `text` is shown to the user. */
export interface ListProgress {
  readonly entries: number;
  readonly text: string;
}

/** State of one of the user's own lists. While loading or after a failure, `list` may be an older one. */
export type ListState =
  | {readonly state: 'signedOut'; readonly list: undefined}
  | {readonly state: 'loading'; readonly list: MediaLists | undefined; readonly progress: ListProgress}
  | {readonly state: 'data'; readonly list: MediaLists}
  | {readonly state: 'failed'; readonly list: MediaLists | undefined; readonly error: ApiError};

/** Options of a load. */
export interface LoadOptions {
  /** Cancels the wait. The load itself is aborted when all callers have cancelled. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ListProgress) => void;
  /** Load again even if the list is still fresh. */
  readonly refetch?: boolean;
}

/** Options of a request for a part of a list. */
export type PartOptions = Pick<LoadOptions, 'signal'>;

/** The user's own entry as found in a list. */
export interface KnownEntry {
  readonly entry: OwnEntry;
  /** When the API sent the list (epoch milliseconds). */
  readonly at: number;
}

/**
 * The list store. All features read and write the user's own entries here: one entry, those in progress, or whole
 * lists. Whole lists are kept for 60 minutes in memory and in the database, other people's for 5 minutes in memory.
 */
export interface ListStore {
  /** The user's own entry for a media. It is requested by `look`; what a whole list knows is there at once. */
  entry(mediaId: number): EntrySet<OwnEntry>;
  /** The user's entries in progress (rule home-1): one request for everything that shows them. */
  readonly inProgress: EntrySet<CurrentEntry>;
  /** The state of a whole list, without a request. The same object until something changes. */
  get(type: ListType): ListState;
  /** Notifies when the state of a whole list changes; the same object for each type. */
  changesOf(type: ListType): Source;
  /** The notes of a user's list by media id, without the rest of the list (rule lists-20). Rejects like `load`. */
  notes(userName: string, type: ListType, options?: PartOptions): Promise<ReadonlyMap<number, string>>;
  /**
   * The advanced scores of a user's list by media id, without the rest of the list (rule lists-20). Empty, and no request for
   * the list, where its owner does not use them. Rejects like `load`.
   */
  advancedScores(userName: string, type: ListType, options?: PartOptions): Promise<ReadonlyMap<number, AdvancedScores>>;
  /**
   * Loads one of the user's own lists: from memory, else from the database, else from the API, which is asked for both
   * types at once. Rejects with an `ApiError`, or the reason of the caller's signal.
   */
  load(type: ListType, options?: LoadOptions): Promise<MediaLists>;
  /** Loads another user's list. Rejects like `load`. */
  ofUser(userName: string, type: ListType, options?: Omit<LoadOptions, 'refetch'>): Promise<MediaLists>;
  /** Lists as comparisons need them, with what is public of the media and the favourites. */
  readonly compared: {
    /** Loads the list of a person, or takes the one that is kept. Rejects like `load`. */
    of(userName: string, type: ListType, options?: Pick<LoadOptions, 'signal' | 'refetch'>): Promise<ComparedList>;
  };
}
