import type {FuzzyDate} from '#domain/date/fuzzyDate';
import type {ListStatus} from '#domain/list/listStatus';
import type {Titles} from '#domain/media/title';
import type {ScoreFormat} from '#domain/score/score';
import type {Source} from '#domain/value/store';
import type {ApiError} from '../api/apiError';
import type {OnHold} from '../outbox/outbox';
import type {Step, Values, Write} from '../outbox/write';
import type {EntryValues} from './entryValues';

/** An unsent change of an entry, and the reason why it has not been sent. */
export interface OnHoldChange {
  readonly write: Write;
  readonly reason: NonNullable<OnHold>;
}

/** The user's own list entry for a media item. */
export interface OwnEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the format of `scoreFormat`; 0 means no score. */
  readonly score: number;
  readonly scoreFormat: ScoreFormat;
  readonly progress: number;
  /** Number of episodes or chapters of the media item; `undefined`: not known. */
  readonly total: number | undefined;
  readonly completedAt?: FuzzyDate | undefined;
  /** Number of times the user has watched or read it again; `undefined`: not known. */
  readonly repeat?: number | undefined;
  /** An unsent change, and the reason why it has not been sent. */
  readonly onHold?: OnHoldChange;
}

/** A list entry of the user that is current or being repeated, with the card's data about its media item. */
export interface CurrentEntry {
  readonly mediaId: number;
  readonly mediaType: 'ANIME' | 'MANGA';
  readonly status: ListStatus | undefined;
  readonly priority: number;
  /** Out of 100; 0 means no score. */
  readonly scoreRaw: number;
  readonly progress: number;
  /** Number of episodes or chapters of the media item; `undefined`: not known. */
  readonly total: number | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** Number of times the user has watched or read it again; `undefined`: not known. */
  readonly repeat?: number | undefined;
  readonly title: Titles;
  readonly cover: string | undefined;
  /** Status of the media item, in the API's terms. */
  readonly mediaStatus: string | null;
  /** The next episode to air. `airingAt` is in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number} | undefined;
  /** When the last episode aired. */
  readonly endDate?: FuzzyDate | undefined;
  /** An unsent change, and the reason why it has not been sent. */
  readonly onHold?: OnHoldChange;
}

/** New values of an entry. Absolute, so sending them twice does no harm. */
export type EntryChange = Omit<EntryValues, 'mediaId'>;

/** The previous values of an entry and its title, as the page shows them, and what is added to them. */
export interface SeenEntry {
  readonly base?: Values;
  readonly label?: string | undefined;
  /** The number that the change adds to the progress. */
  readonly step?: Step | undefined;
}

/** Entries by media id. */
export type Entries<E> = ReadonlyMap<number, E>;

/** State of some of the user's own list entries, with unsent changes applied on top of what the API returned. */
export type EntriesState<E> =
  | {readonly state: 'loading'; readonly entries: undefined}
  | {readonly state: 'data'; readonly entries: Entries<E>}
  /** The last request failed. Older entries may still be available. */
  | {readonly state: 'failed'; readonly entries: Entries<E> | undefined; readonly error: ApiError};

/** Some of the user's own entries, for everything that shows them. */
export interface EntriesView<E> extends Source {
  /** The current state, without a request. The same object until something changes. */
  readonly get: () => EntriesState<E>;
  /** Queries the API if the entries are missing or stale. */
  readonly look: () => void;
  /** Queries the API until no change was reported in the meantime. One query at a time. */
  refetch(): Promise<void>;
  /**
   * Applies the change at once and adds it to the outbox. Resolves when it is saved, however long that takes. If the
   * API refuses it, the change is undone and the promise rejects with an `ApiError`. `seen`: what the page shows, for an
   * entry that was not requested.
   */
  save(mediaId: number, change: EntryChange, seen?: SeenEntry): Promise<void>;
}
