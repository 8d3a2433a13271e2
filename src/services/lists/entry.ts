import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {ApiError} from '../api/apiError';
import type {EntryValues} from '../outbox/kinds/entries';
import type {OnHold} from '../outbox/outbox';
import type {Write} from '../outbox/write';

/** The score formats of the API. */
export const scoreFormats: readonly ScoreFormat[] = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];

/** The user's own list entry for a media. */
export interface OwnEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the format of `scoreFormat`; 0 means no score. */
  readonly score: number;
  readonly scoreFormat: ScoreFormat;
  readonly progress: number;
  /** Number of episodes or chapters of the media; `undefined`: not known. */
  readonly total: number | undefined;
}

/** An unsent change of the entry, and why it has not been sent. */
export interface OnHoldChange {
  readonly write: Write;
  readonly reason: NonNullable<OnHold>;
}

/** State of an entry, with unsent changes applied on top of what the API returned. */
export type EntryState =
  | {readonly state: 'loading'; readonly entry: undefined; readonly onHold?: undefined}
  /** `entry` is `undefined` if the media is not on the list. */
  | {readonly state: 'data'; readonly entry: OwnEntry | undefined; readonly onHold?: OnHoldChange}
  | {
      readonly state: 'failed';
      readonly entry: OwnEntry | undefined;
      readonly error: ApiError;
      readonly onHold?: OnHoldChange;
    };

/** New values of an entry. Absolute, so sending them twice does no harm. */
export type EntryChange = Omit<EntryValues, 'mediaId'>;

/** The user's own entries by media. All features must read and write them here. */
export interface OwnEntries {
  /** The current state. Queries the API if there is none. The same object until something changes. */
  get(mediaId: number): EntryState;
  subscribe(mediaId: number, listener: () => void): () => void;
  refetch(mediaId: number): Promise<void>;
  /**
   * Applies the change at once and adds it to the outbox. Resolves when it is saved, however long that takes. If the
   * API refuses it, the change is undone and the promise rejects with an `ApiError`.
   */
  save(mediaId: number, change: EntryChange): Promise<void>;
}
