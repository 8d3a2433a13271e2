import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {ApiError} from '../api/apiError';
import type {EntryValues} from '../outbox/kinds/entries';
import type {OnHold} from '../outbox/writes';
import type {Write} from '../outbox/write';

export const scoreFormats: readonly ScoreFormat[] = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];

/** One's own entry of a work. */
export interface OwnEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the format of `scoreFormat`; 0: no score. */
  readonly score: number;
  readonly scoreFormat: ScoreFormat;
  readonly progress: number;
  /** Episodes or chapters that the work has; `undefined`: not known. */
  readonly total: number | undefined;
}

/** A change of the entry that has not gone, and why. */
export interface OnHoldChange {
  readonly write: Write;
  readonly reason: NonNullable<OnHold>;
}

/** What is known of an entry now; changes that are not sent yet lie over what the API says. */
export type EntryState =
  | {readonly state: 'loading'; readonly entry: undefined; readonly held?: undefined}
  /** `entry` is undefined where the work is not on the list. */
  | {readonly state: 'data'; readonly entry: OwnEntry | undefined; readonly held?: OnHoldChange}
  | {
      readonly state: 'failed';
      readonly entry: OwnEntry | undefined;
      readonly refusal: ApiError;
      readonly held?: OnHoldChange;
    };

/** New values of an entry, absolute: they may be sent twice. */
export type EntryChange = Omit<EntryValues, 'mediaId'>;

/** One's own entries, by work. Every feature reads and writes them here and nowhere else. */
export interface OwnEntries {
  /** What is known; asks the API where nothing is. The same object until something changes. */
  get(mediaId: number): EntryState;
  subscribe(mediaId: number, listener: () => void): () => void;
  refetch(mediaId: number): Promise<void>;
  /**
   * Shows the change at once and hands it to the queue of writes. Resolves when it is saved, however long that takes; where the API
   * refuses, the change is taken back and the promise rejects with a `Refusal`.
   */
  save(mediaId: number, change: EntryChange): Promise<void>;
}
