import {columnsFor, tableColumns, type ColumnKey} from '#domain/list/table/columns';
import type {TableView} from '#domain/list/table/view';
import type {ListType} from '#services/lists/ownList';

/** A column of the grid: that of the boxes that select rows, or one of the list table. */
export type GridColumn = ColumnKey | 'select';

const selectWidth = 40;
const widths = {min: 48, max: 800};

/** The columns that the user has chosen. The title is always one of them. */
export function chosenColumns(columns: TableView['columns'], type: ListType): readonly ColumnKey[] {
  const known = columnsFor(type);
  const chosen = columns.filter(column => known.includes(column));
  return chosen.includes('title') ? chosen : ['title', ...chosen];
}

/** The width of a column (px). */
export const widthOf = (column: GridColumn, chosen: TableView['widths']): number =>
  column === 'select' ? selectWidth : boundedWidth(chosen[column] ?? tableColumns[column].width);

/** A width that a column can have (px). */
export const boundedWidth = (width: number) => Math.max(widths.min, Math.min(Math.round(width), widths.max));
