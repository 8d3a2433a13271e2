import {useTable} from '@tanstack/react-table';
import {useMemo, useState, type ReactNode} from 'react';

import {contains, definitionsOf, features, type TableColumn} from './columns';
import {Averages, TableHead} from './TableEnds';
import {TableRows, type Line} from './TableRows';

interface TableProps<R extends object> {
  /** Names the table. */
  label: string;
  /** Columns and rows that stay the same array while nothing changed. */
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  /** More about a row; with it, each row can be opened. */
  details?: (row: R) => ReactNode;
  /** A field that narrows the rows to those that contain a text. */
  filter?: boolean;
}

/** From so many rows on, only those near the visible part are in the page. */
const virtualFrom = 100;

function useRows<R extends object>({columns, rows, keyOf}: TableProps<R>) {
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  return useTable({
    features,
    columns: definitions,
    data: rows as R[],
    getRowId: row => String(keyOf(row)),
    getRowCanExpand: () => true,
    globalFilterFn: (row, columnId, wanted) => contains(row.getValue(columnId), wanted),
    getColumnCanGlobalFilter: () => true,
    autoResetExpanded: false,
    enableMultiSort: false,
  });
}

/**
 * A table whose rows are sorted by their headings, narrowed by a text and opened for details; the last line shows averages. Hundreds of rows stay quick: only
 * those near the visible part are drawn, and screen readers are told how many there are.
 */
export function Table<R extends object>(props: TableProps<R>) {
  const {label, columns, rows, details, filter} = props;
  const table = useRows(props);
  // State, since the rows are there before a reference to what is around them.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const shown = table.getRowModel().rows;
  const opens = details !== undefined;
  const isVirtual = rows.length > virtualFrom;
  const lines = shown.flatMap((row): Line<R>[] => {
    const line = {key: row.id, row: row.original, open: row.getIsExpanded(), toggle: () => row.toggleExpanded()};
    return details && line.open ? [line, {...line, key: `${row.id} details`, details: details(row.original)}] : [line];
  });
  const averages = columns.some(({average}) => average);
  return (
    <div className="ui-table">
      {filter ? (
        <div className="ui-table-filter">
          <input
            type="search"
            aria-label={`Filter: ${label}`}
            placeholder="Filter"
            onChange={({target}) => table.setGlobalFilter(target.value)}
          />
          <span role="status">{`${shown.length} of ${rows.length}`}</span>
        </div>
      ) : null}
      <div
        ref={setScroller}
        className="ui-table-scroller"
        tabIndex={0}
        role="group"
        aria-label={label}
        data-virtual={isVirtual}
      >
        <table aria-label={label} aria-rowcount={isVirtual ? lines.length + 1 + Number(averages) : undefined}>
          <TableHead headers={table.getFlatHeaders()} {...{columns, opens, isVirtual}} />
          <TableRows {...{columns, lines, opens, isVirtual, scroller}} />
          {averages ? (
            <Averages
              shown={shown.map(({original}) => original)}
              {...{columns, opens}}
              index={isVirtual ? lines.length + 2 : undefined}
            />
          ) : null}
        </table>
      </div>
    </div>
  );
}
