import {formatDecimals, formatNumber} from '#domain/text/format';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import type {ReactNode} from 'react';

import type {NamedMedia} from '../link/useMediaTitle';

/** A column: the value its rows are sorted and filtered by, and the content of its cells. */
export interface TableColumn<R> {
  readonly id: string;
  readonly title: string;
  /** Numbers are sorted by size, texts alphabetically; rows without a value come last. */
  readonly value: (row: R) => string | number | undefined;
  /** The media item named by a cell. If given, rows are sorted and filtered by its title as shown, not by `value`. */
  readonly media?: (row: R) => NamedMedia | undefined;
  /** Content of a cell; default: the value, formatted if it is a number. */
  readonly cell?: (row: R) => ReactNode;
  /** The initial sort order by this column, in which the rows are passed. */
  readonly sorted?: 'asc' | 'desc';
  /** Whether the last row shows the mean of the visible rows. */
  readonly average?: boolean;
  /** Decimals of that mean; default 2. */
  readonly decimals?: number | undefined;
  /** Whether it is one of numbers, which are aligned at the end. The table sets it. */
  readonly isNumber?: boolean;
}

/** The parts of the table library that we use. */
export const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
/** The type of these parts, for the library's generics. */
export type Features = typeof features;

/** Marks a column of numbers, by its first value: those of all rows may take long to compute. */
export function marked<R>(column: TableColumn<R>, rows: readonly R[]): TableColumn<R> {
  const row = rows.find(each => column.value(each) !== undefined);
  return {...column, isNumber: row !== undefined && typeof column.value(row) === 'number'};
}

/** The class of the cells of a column. */
export const classOf = ({isNumber}: Pick<TableColumn<never>, 'isNumber'>) => (isNumber ? 'ui-number' : undefined);

/** A column whose value is the shown title of its media item, if it has one. */
export const titled = <R>(column: TableColumn<R>, titleOf: (media: NamedMedia) => string): TableColumn<R> => {
  const {media} = column;
  if (!media) return column;
  const value = (row: R) => {
    const named = media(row);
    return named && titleOf(named);
  };
  return {...column, value};
};

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), undefined, {numeric: true, sensitivity: 'base'});

/** The content of a cell: numbers are formatted. */
export const cellOf = <R>({value, cell}: Pick<TableColumn<R>, 'value' | 'cell'>, row: R): ReactNode => {
  if (cell) return cell(row);
  const plain = value(row);
  return typeof plain === 'number' ? formatNumber(plain) : plain;
};

/** Converts our columns to the library's column definitions. */
export const toColumnDefs = <R extends object>(columns: readonly TableColumn<R>[]): ColumnDef<Features, R>[] =>
  columns.map(column => ({
    id: column.id,
    header: column.title,
    accessorFn: column.value,
    cell: ({row}: {row: {original: R}}) => cellOf(column, row.original),
    sortUndefined: 'last' as const,
    sortFn: (a: Row<Features, R>, b: Row<Features, R>) => compare(column.value(a.original), column.value(b.original)),
  }));

/** Whether a value contains the search text, ignoring case. */
export const matchesFilter = (value: unknown, wanted: unknown) =>
  value !== undefined && String(value).toLowerCase().includes(String(wanted).trim().toLowerCase());

/** The mean of a column's numeric values; `undefined` if there are none. */
export function averageOf<R>(
  rows: readonly R[],
  {value, decimals = 2}: Pick<TableColumn<R>, 'value' | 'decimals'>,
): string | undefined {
  const numbers = rows.map(value).filter(each => typeof each === 'number');
  if (!numbers.length) return undefined;
  return formatDecimals(numbers.reduce((sum, each) => sum + each, 0) / numbers.length, decimals);
}
