import type {Header} from '@tanstack/react-table';

import {Button} from '../Button';
import {averageOf, type Features, type TableColumn} from './columns';
import {text} from './messages';

interface HeadProps<R extends object> {
  columns: readonly TableColumn<R>[];
  headers: readonly Header<Features, R>[];
  opens: boolean;
  isVirtual: boolean;
}

const order = {asc: 'ascending', desc: 'descending'} as const;
const arrow = {asc: ' ▲', desc: ' ▼'} as const;

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
        {headers.map(({id, column}, index) => {
          const sorted = column.getIsSorted();
          return (
            <th key={id} scope="col" aria-sort={sorted ? order[sorted] : undefined}>
              <Button variant="quiet" onClick={() => column.toggleSorting()}>
                {columns[index]?.title}
                <span aria-hidden="true">{sorted ? arrow[sorted] : ''}</span>
              </Button>
            </th>
          );
        })}
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
          <td key={column.id}>
            {(column.average ? averageOf(rows, column) : undefined) ?? (place === 0 ? text.average : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
