import type {Header} from '@tanstack/react-table';

import {averageOf, classOf, type Features, type TableColumn} from './columns';
import {SortHead} from './SortHead';
import {text} from './messages';

interface HeadProps<R extends object> {
  columns: readonly TableColumn<R>[];
  headers: readonly Header<Features, R>[];
  opens: boolean;
  isVirtual: boolean;
}

/** The headings; each is a button that sorts. */
export function TableHead<R extends object>({columns, headers, opens, isVirtual}: HeadProps<R>) {
  return (
    <thead>
      <tr aria-rowindex={isVirtual ? 1 : undefined}>
        {opens ? (
          <th scope="col" className="ui-table-opener">
            <span className="visually-hidden">{text.details}</span>
          </th>
        ) : null}
        {headers.map(({id, column}, index) => (
          <SortHead
            key={id}
            className={classOf(columns[index] ?? {})}
            name={columns[index]?.title ?? ''}
            sorted={column.getIsSorted() || undefined}
            sort={() => column.toggleSorting()}
          />
        ))}
      </tr>
    </thead>
  );
}

interface AveragesProps<R> {
  columns: readonly TableColumn<R>[];
  /** The rows left after filtering. */
  shown: readonly R[];
  opens: boolean;
  /** Number of this row, if not all rows are in the page. */
  index: number | undefined;
}

/** The last row: averages of the columns with `average`. */
export function Averages<R>({columns, shown: rows, opens, index}: AveragesProps<R>) {
  return (
    <tfoot>
      <tr aria-rowindex={index}>
        {opens ? <td /> : null}
        {columns.map((column, place) => (
          <td key={column.id} className={classOf(column)}>
            {(column.average ? averageOf(rows, column) : undefined) ?? (place === 0 ? text.average : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
