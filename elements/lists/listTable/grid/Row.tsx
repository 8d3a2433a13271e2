import {createContext, memo, use, useLayoutEffect, useRef, type ReactNode, type Ref} from 'react';

import {tableColumns, type ColumnKey} from '#domain/list/table/columns';
import {columnNames} from '#domain/list/table/messages';
import {CellState} from '../edit/CellState';
import type {EditEnd} from '../edit/editing';
import {editors} from '../edit/editors';
import type {RowLine, TableModel, TableRow} from '../model';
import {cells, type CellContext} from './cells';
import type {GridColumn} from './gridColumns';
import {controlsIn, focusTarget} from './useGridFocus';
import {gridText as text} from './messages';

/** The model for the editors and actions, which alone render again whenever it changes. */
export const ModelContext = createContext<TableModel | undefined>(undefined);

/** The cell of a row that is being edited. */
export interface RowEditing {
  readonly column: ColumnKey;
  readonly typed: string | undefined;
}

interface RowProps {
  line: RowLine;
  index: number;
  columns: readonly GridColumn[];
  context: CellContext;
  isOwn: boolean;
  /** Whether a change of the entry isn't saved yet. */
  isUnsaved: boolean;
  /** Index of the cell that Tab reaches; `undefined`: none in this row. */
  active: number | undefined;
  /** `undefined`: rows can't be selected. */
  isSelected: boolean | undefined;
  editing: RowEditing | undefined;
  end: (where: EditEnd) => void;
  measure: Ref<HTMLTableRowElement> | undefined;
}

function CellEditor({row, editing, end}: {row: TableRow; editing: RowEditing; end: RowProps['end']}) {
  const model = use(ModelContext);
  const Editor = editors[editing.column]?.Editor;
  return model && Editor ? <Editor row={row} model={model} typed={editing.typed} end={end} /> : null;
}

function CellAction({row, column}: {row: TableRow; column: ColumnKey}) {
  const model = use(ModelContext);
  const Action = editors[column]?.Action;
  return model && Action ? <Action row={row} model={model} /> : null;
}

/** The classes of a cell: its column, and whether it is one of numbers. */
export const classOf = (column: GridColumn) =>
  column !== 'select' && tableColumns[column].isNumber ? `${column} number` : column;

function Content({column, row, ...props}: Omit<RowProps, 'line'> & {column: GridColumn; row: TableRow}): ReactNode {
  const {context, isOwn, isUnsaved, isSelected = false, editing, end} = props;
  if (column === 'select')
    return <input type="checkbox" data-focus aria-label={text.selectEntry(row.title)} checked={isSelected} readOnly />;
  if (editing?.column === column) return <CellEditor row={row} editing={editing} end={end} />;
  return (
    <>
      <bdi className="value">{cells[column](row, context)}</bdi>
      {isOwn && editors[column]?.Action ? <CellAction row={row} column={column} /> : null}
      {isOwn && isUnsaved && editors[column] ? <CellState row={row} column={column} /> : null}
    </>
  );
}

/** A row of the grid. It renders again only if something in it changes. */
export const Row = memo(function Row(props: RowProps) {
  const {line, index, columns, active, isSelected, editing, measure} = props;
  const node = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    // The grid is one tab stop, so the controls in it are reached by Enter.
    for (const cell of node.current?.cells ?? []) {
      if (cell.hasAttribute('data-edited')) continue;
      for (const control of controlsIn(cell)) control.tabIndex = -1;
      focusTarget(cell).tabIndex = cell.cellIndex === active ? 0 : -1;
    }
  });
  const ref = (row: HTMLTableRowElement | null) => {
    node.current = row;
    if (typeof measure === 'function') return measure(row);
  };
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-media={line.row.entry.mediaId}
    >
      {columns.map((column, place) => (
        <td
          key={column}
          role={column === 'title' ? 'rowheader' : 'gridcell'}
          aria-colindex={place + 1}
          className={classOf(column)}
          data-label={column === 'select' ? undefined : columnNames[column]}
          data-edited={editing?.column === column || undefined}
          tabIndex={-1}
        >
          <Content {...props} column={column} row={line.row} />
        </td>
      ))}
    </tr>
  );
});
