import type {KeyboardEvent} from 'react';

import {tableColumns} from '#domain/list/table/columns';
import {columnNames} from '#domain/list/table/messages';
import type {OrderKey} from '#domain/list/query/query';
import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '#ui/Button';
import type {GridColumn} from './gridColumns';
import {classOf} from './Row';
import {useColumnDrag} from './useColumnDrag';
import {gridText as text} from './messages';

interface HeadProps {
  columns: readonly GridColumn[];
  order: readonly OrderKey[];
  /** Index of the heading that Tab reaches; `undefined`: none. */
  active: number | undefined;
  sort: (column: GridColumn, isAdded: boolean) => void;
  /** The width of a column, and functions that show another one and store it. */
  widthOf: (column: GridColumn) => number;
  drag: (column: GridColumn, width: number) => void;
  resize: (column: GridColumn, width: number) => void;
  /** Whether all rows that are shown are selected, or some; `undefined`: rows can't be selected. */
  selected: 'all' | 'some' | 'none' | undefined;
  toggleAll: () => void;
}

type HeadingProps = Omit<HeadProps, 'columns'> & {column: GridColumn; index: number};

const step = 16;
const ariaSort = (key: OrderKey | undefined) => key && (key.isReversed ? 'descending' : 'ascending');

/** The box that selects all rows. */
const SelectAll = ({selected, toggleAll}: Pick<HeadProps, 'selected' | 'toggleAll'>) => (
  <input
    ref={node => {
      if (node) node.indeterminate = selected === 'some';
    }}
    type="checkbox"
    tabIndex={-1}
    aria-label={text.selectAll}
    checked={selected === 'all'}
    onChange={toggleAll}
  />
);

/** The name of a column, with its place in the order. */
function SortName({
  column,
  order,
  place,
}: {
  column: Exclude<GridColumn, 'select'>;
  order: HeadProps['order'];
  place: number;
}) {
  const arrow = place < 0 ? '' : order[place]?.isReversed ? ' ▼' : ' ▲';
  return (
    <>
      <span>{columnNames[column]}</span>
      <span aria-hidden="true">
        {arrow}
        {place >= 0 && order.length > 1 ? place + 1 : ''}
      </span>
    </>
  );
}

/** A heading. Enter or a press sorts, Shift adds a second order, and Shift with an arrow changes the width. */
function Heading({column, index, order, active, sort, widthOf, drag, resize, selected, toggleAll}: HeadingProps) {
  const dragging = useColumnDrag({
    width: () => widthOf(column),
    drag: width => drag(column, width),
    drop: width => resize(column, width),
  });
  const field = column === 'select' ? undefined : tableColumns[column].field;
  const place = order.findIndex(key => key.field === field);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const grows = {ArrowRight: step, ArrowLeft: -step}[key];
    if (column === 'select') {
      if (key === 'Enter' || key === ' ') toggleAll();
      else return;
    } else if (event.shiftKey && grows) resize(column, widthOf(column) + grows);
    else if (field && (key === 'Enter' || key === ' ')) sort(column, event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <th
      role="columnheader"
      scope="col"
      className={classOf(column)}
      aria-colindex={index + 1}
      // Only the first one, as no more than one heading of a table should have it.
      aria-sort={place === 0 ? ariaSort(order[0]) : undefined}
      tabIndex={index === active ? 0 : -1}
      onKeyDown={onKeyDown}
    >
      {column === 'select' ? (
        <SelectAll selected={selected} toggleAll={toggleAll} />
      ) : field ? (
        <Button
          small
          variant="quiet"
          tabIndex={-1}
          title={text.sortHint}
          onClick={({shiftKey}) => sort(column, shiftKey)}
        >
          <SortName column={column} order={order} place={place} />
        </Button>
      ) : (
        <span>{columnNames[column]}</span>
      )}
      {column === 'select' ? null : <span className="resize" aria-hidden="true" {...dragging} />}
    </th>
  );
}

/** The headings of the grid. */
export const Head = ({columns, ...props}: HeadProps) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      {columns.map((column, index) => (
        <Heading key={column} {...props} column={column} index={index} />
      ))}
    </tr>
  </thead>
);
