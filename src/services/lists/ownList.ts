import type {FuzzyDate} from '#domain/date/fuzzyDate';
import type {Located} from '#domain/list/listEntry';
import type {NoteCommands} from '#domain/list/listNote';
import type {PlacedList} from '#domain/list/listPlaces';
import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {ApiError} from '../api/apiError';
import type {OwnEntry} from './entry';

export type ListType = 'ANIME' | 'MANGA';
export const listTypes: readonly ListType[] = ['ANIME', 'MANGA'];

export interface ListStudio {
  readonly id: number;
  readonly name: string;
  readonly isAnimationStudio: boolean;
}

export interface ListStaff {
  readonly id: number;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The work of an entry (spec 1, section 3: list entry). */
export interface ListMedia {
  readonly type: ListType;
  /** Where they are missing, those before the next to air. */
  readonly episodes: number | undefined;
  readonly chapters: number | undefined;
  readonly volumes: number | undefined;
  /** Minutes of an episode. */
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
  /** The 25 most important ones. */
  readonly staff: readonly ListStaff[];
}

/** An entry of a list after the rules for entries (spec 1, sections 3 to 5). */
export interface ListEntry extends Located {
  readonly id: number;
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the member's own format; 0: no score. */
  readonly score: number;
  /** Out of 100. */
  readonly scoreRaw: number;
  /** By name; only where the member scores so. */
  readonly advancedScores: Readonly<Record<string, number>> | undefined;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly notes: string | undefined;
  /** What the notes command. */
  readonly commands: NoteCommands | undefined;
  /** Shown on custom lists alone. */
  readonly hiddenFromStatusLists: boolean;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** Epoch seconds. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly media: ListMedia;
}

/** All lists of one type of a member: every work once, and the lists with their works in order. */
export interface MediaLists {
  readonly type: ListType;
  readonly scoreFormat: ScoreFormat;
  readonly hasAdvancedScoring: boolean;
  /** By media id, in the order of their first appearance. */
  readonly entries: ReadonlyMap<number, ListEntry>;
  readonly lists: readonly PlacedList[];
  /** When the API gave it (epoch milliseconds). */
  readonly at: number;
}

/** How far a load is. `text` is for a person. */
export interface ListProgress {
  readonly entries: number;
  readonly text: string;
}

/** What is known of one's own list now; `list` may be an older one. */
export type ListState =
  | {readonly state: 'signedOut'; readonly list: undefined}
  | {readonly state: 'loading'; readonly list: MediaLists | undefined; readonly progress: ListProgress}
  | {readonly state: 'data'; readonly list: MediaLists}
  | {readonly state: 'failed'; readonly list: MediaLists | undefined; readonly refusal: ApiError};

export interface LoadOptions {
  /** The caller waits no longer; the load itself ends when nobody waits. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ListProgress) => void;
  /** Ask anew though what is known is still good. */
  readonly refetch?: boolean;
}

/** One's own entry as the list has it. */
export interface KnownEntry {
  readonly entry: OwnEntry;
  /** When the API gave the list (epoch milliseconds). */
  readonly at: number;
}

/** Whole lists: one's own, kept for 60 minutes in memory and database, and other people's, kept for 5 in memory. */
export interface Lists {
  /** What is known; asks for nothing. The same object until something changes. */
  get(type: ListType): ListState;
  subscribe(type: ListType, listener: () => void): () => void;
  /**
   * One's own list: from memory, else from the database, else from the API, which is asked for both types at once. Rejects with a
   * `Refusal`, or the reason of the caller's signal.
   */
  load(type: ListType, options?: LoadOptions): Promise<MediaLists>;
  /** One's own entry where its list is in memory and less than 60 minutes old. */
  entry(mediaId: number): KnownEntry | undefined;
  /** The same, looked up in the database, too. */
  find(mediaId: number): Promise<KnownEntry | undefined>;
  /** Takes over what the API says of one's own entry; `undefined`: the work is on no list. */
  learn(mediaId: number, entry: OwnEntry | undefined): void;
  /** Another member's list. Rejects as `load` does. */
  ofUser(userName: string, type: ListType, options?: Omit<LoadOptions, 'refetch'>): Promise<MediaLists>;
}
