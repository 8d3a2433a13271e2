import type {MouseEvent, ReactNode, Ref} from 'react';

import {Button} from '../Button';
import {VirtualRows} from '../virtual/VirtualRows';
import {cellOf, classOf, type TableColumn} from './columns';
import {text} from './messages';

/** A line of the table: a row, or the details of the row above it. */
export interface Line<R> {
  readonly key: string;
  readonly row: R;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly details?: ReactNode;
}

interface RowsProps<R> {
  columns: readonly TableColumn<R>[];
  lines: readonly Line<R>[];
  /** Whether rows can be expanded for details. */
  opens: boolean;
  /** Whether only the lines near the visible part of the scroller are rendered. */
  isVirtual: boolean;
  scroller: HTMLElement | null;
}

interface LineProps<R> extends Pick<RowsProps<R>, 'columns' | 'opens'> {
  line: Line<R>;
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** Whether a click was meant for the row: not for a link or a control in it, nor the end of a text selection. */
const isForRow = ({target}: MouseEvent) =>
  !(target as Element).closest('a, button, input, select') && !String(getSelection());

function TableLine<R>({columns, opens, line, index, measure}: LineProps<R>) {
  const shared = {ref: measure, 'data-index': index, 'aria-rowindex': measure ? index + 2 : undefined};
  if (line.details !== undefined)
    return (
      <tr {...shared}>
        <td colSpan={columns.length + 1}>{line.details}</td>
      </tr>
    );
  const toggle = (event: MouseEvent) => isForRow(event) && line.toggle();
  return (
    <tr {...shared} {...(opens && {className: 'ui-table-row', onClick: toggle})}>
      {opens ? (
        <td className="ui-table-opener">
          <Button icon variant="quiet" className="ui-chevron" aria-expanded={line.open} onClick={line.toggle}>
            <span className="visually-hidden">
              {text.detailsOf(String(columns[0]?.value(line.row) ?? text.thisRow))}
            </span>
          </Button>
        </td>
      ) : null}
      {columns.map(column => (
        <td key={column.id} className={classOf(column)}>
          {cellOf(column, line.row)}
        </td>
      ))}
    </tr>
  );
}

const keyOf = ({key}: Line<unknown>) => key;

/** The body of the table. */
export function TableRows<R>({columns, lines, opens, isVirtual, scroller}: RowsProps<R>) {
  const empty = (
    <tr>
      <td colSpan={columns.length + Number(opens)}>{text.empty}</td>
    </tr>
  );
  return (
    <VirtualRows
      rows={lines}
      keyOf={keyOf}
      scroller={scroller}
      estimate={37}
      overscan={8}
      isVirtual={isVirtual}
      empty={empty}
    >
      {(line, index, measure) => (
        <TableLine columns={columns} opens={opens} line={line} index={index} measure={measure} />
      )}
    </VirtualRows>
  );
}
