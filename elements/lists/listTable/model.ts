import type {Query} from '#domain/list/query/query';
import type {QueryRow} from '#domain/list/query/row';
import type {Vocabulary} from '#domain/list/query/values';
import type {GroupLine, PlacedRow} from '#domain/list/table/groups';
import type {Totals} from '#domain/list/table/totals';
import type {GroupKey, TableView} from '#domain/list/table/view';
import type {ListEntry, ListType, MediaLists} from '#services/lists/ownList';

/** A row of the table. */
export type TableRow = QueryRow<ListEntry>;

/** A row with its place. A row can be in several groups, such as custom lists. */
export type RowLine = PlacedRow<TableRow>;

/** A line of the table. */
export type TableLine = GroupLine | RowLine;

/** The rows that are shown, in their order. */
export interface Arrangement {
  /** The rows that the query chose from: those of the site's section and text. */
  readonly from: readonly TableRow[];
  /** Each entry once. */
  readonly rows: readonly TableRow[];
  readonly lines: readonly TableLine[];
  readonly totals: Totals;
  readonly group: GroupKey | undefined;
}

/** The data and functions that the parts of the table share. */
export interface TableModel {
  readonly userName: string;
  readonly type: ListType;
  /** Whether it is the list of the user who is signed in, and can be edited. */
  readonly isOwn: boolean;
  readonly lists: MediaLists;
  readonly view: TableView;
  readonly change: (change: Partial<TableView>) => void;
  /** The user's query. The rows are also limited to the site's section and text. */
  readonly query: Query;
  readonly vocabulary: Vocabulary;
  readonly arrangement: Arrangement;
  /** Whether other rows are being computed. */
  readonly isBusy: boolean;
  /** Freezes which rows are shown and their order, while a cell is edited. Their values still follow the list. */
  readonly hold: (isHeld: boolean) => void;
}
