import {useTable} from '@tanstack/react-table';
import {useEffect, useEffectEvent, useMemo, type ReactNode} from 'react';

import {useTitleOf} from '../link/useMediaTitle';
import {marked, matchesFilter, titled, toColumnDefs, features, type TableColumn} from './columns';
import {Averages, TableHead} from './TableEnds';
import {TableRows, type Line} from './TableRows';
import {TableScroller} from './TableScroller';
import {text} from './messages';

interface TableProps<R extends object> {
  /** Accessible name of the table. */
  label: string;
  /** Columns and rows must be the same arrays as long as nothing changed. */
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  /** Renders more about a row; if given, each row can be expanded. */
  details?: (row: R) => ReactNode;
  /** Adds a search field that shows only rows containing a text. */
  filter?: boolean;
  /** Renders the actions for the rows left by the filter, beside it. */
  actions?: (visible: readonly R[]) => ReactNode;
  /** Called with the rows left by the filter, in their order, and with `undefined` when the table is removed. */
  onVisible?: ((visible: readonly R[] | undefined) => void) | undefined;
}

/** From this number of rows on, only those near the visible part are in the page. */
const virtualThreshold = 100;

/** Tells the parent which rows are visible, in which order. */
function useVisible<R>(visible: readonly R[], onVisible: TableProps<object & R>['onVisible']) {
  const report = useEffectEvent((rows: readonly R[] | undefined) => onVisible?.(rows as never));
  useEffect(() => report(visible), [visible]);
  useEffect(() => () => report(undefined), []);
}

function useRows<R extends object>({columns, rows, keyOf}: TableProps<R>) {
  const definitions = useMemo(() => toColumnDefs(columns), [columns]);
  const sorting = columns.flatMap(({id, sorted}) => (sorted ? [{id, desc: sorted === 'desc'}] : []));
  return useTable({
    features,
    initialState: {sorting},
    columns: definitions,
    data: rows as R[],
    getRowId: row => String(keyOf(row)),
    getRowCanExpand: () => true,
    globalFilterFn: (row, columnId, wanted) => matchesFilter(row.getValue(columnId), wanted),
    getColumnCanGlobalFilter: () => true,
    autoResetExpanded: false,
    enableMultiSort: false,
  });
}

/**
 * A table whose rows can be sorted by clicking headings, filtered by text and expanded for details; the last row shows
 * averages. With hundreds of rows only those near the visible part are rendered, and screen readers are told the total.
 */
export function Table<R extends object>(props: TableProps<R>) {
  const {label, columns: given, rows, details, filter, actions, onVisible} = props;
  const titleOf = useTitleOf();
  const columns = useMemo(() => given.map(column => marked(titled(column, titleOf), rows)), [given, titleOf, rows]);
  const table = useRows({...props, columns});
  const visibleRows = table.getRowModel().rows;
  const visible = useMemo(() => visibleRows.map(({original}) => original), [visibleRows]);
  useVisible(visible, onVisible);
  const isExpandable = details !== undefined;
  const isVirtual = rows.length > virtualThreshold;
  const {expanded} = table.state;
  // Computed again only when the inputs change, as tables can have thousands of lines.
  const lines = useMemo(
    () =>
      visibleRows.flatMap((row): Line<R>[] => {
        const open = expanded === true || Boolean(expanded[row.id]);
        const line = {key: row.id, row: row.original, open, toggle: () => row.toggleExpanded()};
        return details && open ? [line, {...line, key: `${row.id} details`, details: details(row.original)}] : [line];
      }),
    [visibleRows, expanded, details],
  );
  const averages = columns.some(({average}) => average);
  return (
    <div className="ui-table">
      {filter ? (
        <div className="ui-table-filter">
          <input
            type="search"
            className="ui-input"
            aria-label={text.filterTable(label)}
            placeholder={text.filter}
            onChange={({target}) => table.setGlobalFilter(target.value)}
          />
          <span role="status">{text.matching(visibleRows.length, rows.length)}</span>
          {actions?.(visible)}
        </div>
      ) : null}
      <TableScroller
        className="ui-table-scroller"
        data-virtual={isVirtual}
        label={label}
        rowCount={isVirtual ? lines.length + 1 + Number(averages) : undefined}
      >
        {scroller => (
          <>
            <TableHead headers={table.getFlatHeaders()} columns={columns} opens={isExpandable} isVirtual={isVirtual} />
            <TableRows columns={columns} lines={lines} opens={isExpandable} isVirtual={isVirtual} scroller={scroller} />
            {averages ? (
              <Averages
                shown={visible}
                columns={columns}
                opens={isExpandable}
                index={isVirtual ? lines.length + 2 : undefined}
              />
            ) : null}
          </>
        )}
      </TableScroller>
    </div>
  );
}
