import type {ListStatus} from '#domain/list/listStatus';
import type {ApiError} from '../api/apiError';
import type {Lifetime} from '../api/cache/lifetime';
import type {Write} from '../outbox/write';
import type {OnHoldChange} from './entry';
import type {SavedEntry} from './savedEntry';

/** What every kind of entry has. */
export interface AnyEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  readonly progress: number;
  /** An unsent change, and why it has not been sent. */
  readonly onHold?: OnHoldChange;
}

/** Entries by media id. */
export type Entries<E> = ReadonlyMap<number, E>;

/** State of some of the user's own list entries, with unsent changes applied on top of what the API returned. */
export type EntrySetState<E> =
  | {readonly state: 'loading'; readonly entries: undefined}
  | {readonly state: 'data'; readonly entries: Entries<E>}
  /** The last request failed. Older entries may still be available. */
  | {readonly state: 'failed'; readonly entries: Entries<E> | undefined; readonly error: ApiError};

/** The query of a set: which entries, and how changes of a write apply to one of them. */
export interface EntryQuery<E extends AnyEntry> {
  readonly lifetime: Lifetime;
  /** The only media, if it is a query for one entry. */
  readonly mediaId?: number;
  /** The entries by media id; `undefined` while nobody is signed in. Rejects with the request's error. */
  fetch(): Promise<Entries<E> | undefined>;
  /** Entries that are shown although the API no longer returns them. */
  keep?(before: Entries<E>): readonly E[];
  withSaved(entry: E, saved: SavedEntry): E;
  /** The entry with an unsent change; `undefined` if that removes it. */
  withWrite(entry: E, write: Write): E | undefined;
  /** Called with every answer that is used. */
  onAnswer?(entries: Entries<E>): void;
  /** Title of the media, for the outbox. */
  label(mediaId: number, entry: E | undefined): string | undefined;
}
