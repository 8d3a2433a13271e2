import type {ColumnKey} from './columns';

/** Names of what rows can be grouped by. */
export const groupKeys = ['status', 'score', 'format', 'year', 'list'] as const;
/** Name of what the rows of a table are grouped by. */
export type GroupKey = (typeof groupKeys)[number];

/** The user's choices of what a list table shows. */
export interface TableView {
  /** The query, with its order. */
  readonly query: string;
  /** The columns, from left to right. */
  readonly columns: readonly ColumnKey[];
  /** Widths that the user has chosen (px). */
  readonly widths: Readonly<Partial<Record<ColumnKey, number>>>;
  readonly group: GroupKey | undefined;
}
