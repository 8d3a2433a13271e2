import type {EntryLocations} from '#domain/list/listEntry';
import type {QueryEntry, QueryMedia} from '#domain/list/query/entry';
import type {NoteCommands} from '#domain/list/listNote';
import type {ListWithEntries} from '#domain/list/listPlacement';
import type {ScoreFormat} from '#domain/score/score';
import type {ApiError} from '../api/apiError';

/** Type of a list, in the API's terms. */
export type ListType = 'ANIME' | 'MANGA';
/** Both list types. */
export const listTypes: readonly ListType[] = ['ANIME', 'MANGA'];

/** A studio of a media item. */
export interface ListStudio {
  readonly id: number;
  readonly name: string;
  readonly isAnimationStudio: boolean;
}

/** A staff member of a media item. */
export interface ListStaff {
  readonly id: number;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The data of a list entry's media item. */
export interface ListMedia extends QueryMedia {
  readonly title: {
    readonly romaji: string | undefined;
    readonly native: string | undefined;
    readonly english: string | undefined;
  };
  /** Address of the medium cover; lists that were stored by earlier versions lack it until they are loaded again. */
  readonly cover?: string | undefined;
  readonly studios: readonly ListStudio[];
  /** The 25 most relevant staff. */
  readonly staff: readonly ListStaff[];
}

/** The advanced scores above 0 of an entry, with the names of their categories. */
export type AdvancedScores = readonly (readonly [category: string, score: number])[];

/** A normalised list entry: see `normaliseEntry`. */
export interface ListEntry extends QueryEntry, EntryLocations {
  readonly id: number;
  /** Repeats as the API returns them: `repeat` counts one for an entry that is being repeated. */
  readonly savedRepeat: number;
  /** The commands in the notes. */
  readonly commands: NoteCommands | undefined;
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
  /** Cancels the wait. The load itself is aborted when all callers have canceled. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ListProgress) => void;
  /** Load again even if the list is still fresh. */
  readonly refetch?: boolean;
}

/** Options of a request for a part of a list. */
export type PartOptions = Pick<LoadOptions, 'signal'>;
