import type {ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
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
  /** An unsent change, and why it has not been sent. */
  readonly onHold?: OnHoldChange;
}

/** An unsent change of the entry, and why it has not been sent. */
export interface OnHoldChange {
  readonly write: Write;
  readonly reason: NonNullable<OnHold>;
}

/** New values of an entry. Absolute, so sending them twice does no harm. */
export type EntryChange = Omit<EntryValues, 'mediaId'>;
