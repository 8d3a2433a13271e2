import type {ColumnKey} from './columns';

/** What the rows of a table are grouped by. */
export const groupKeys = ['status', 'score', 'format', 'year', 'list'] as const;
/** What the rows of a table are grouped by. */
export type GroupKey = (typeof groupKeys)[number];

/** What the user has chosen to see in a list table. */
export interface TableView {
  /** The query, with its order. */
  readonly query: string;
  /** The columns, from left to right. */
  readonly columns: readonly ColumnKey[];
  /** Widths that the user has chosen (px). */
  readonly widths: Readonly<Partial<Record<ColumnKey, number>>>;
  readonly group: GroupKey | undefined;
}
