import type {ListStatus} from '../../domain/listStatus';
import type {ScoreFormat} from '../../domain/score';
import type {Refusal} from '../api/refusal';

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

/** What is known of an entry now. */
export type EntryState =
  | {readonly state: 'loading'; readonly entry: undefined}
  /** `entry` is undefined where the work is not on the list. */
  | {readonly state: 'data'; readonly entry: OwnEntry | undefined}
  | {readonly state: 'failed'; readonly entry: OwnEntry | undefined; readonly refusal: Refusal};

/** New values of an entry, absolute: they may be sent twice. */
export interface EntryChange {
  readonly score?: number;
  readonly progress?: number;
}

/** One's own entries, by work. Every feature reads and writes them here and nowhere else. */
export interface OwnEntries {
  /** What is known; asks the API where nothing is. The same object until something changes. */
  get(mediaId: number): EntryState;
  subscribe(mediaId: number, listener: () => void): () => void;
  refetch(mediaId: number): Promise<void>;
  /**
   * Shows the change at once and sends it. Where the API refuses, the change is taken back and the promise
   * rejects with a `Refusal`.
   */
  save(mediaId: number, change: EntryChange): Promise<void>;
}
