import {useRef, type CSSProperties, type MouseEvent} from 'react';

import {sortedBy} from '#domain/list/table/sortedBy';
import {tableColumns} from '#domain/list/table/columns';
import {withOrder} from '#domain/list/table/withOrder';
import {TableScroller} from '#ui/table/TableScroller';
import {Body} from './Body';
import type {GridColumn} from './gridColumns';
import type {GridTableProps} from './gridTableProps';
import {Head} from './Head';
import {ModelContext} from './Row';
import {useEditing} from './useEditing';
import {controls, useGridFocus} from './useGridFocus';
import {useGridKeys} from './useGridKeys';
import type {GridSelection} from './useSelection';
import {useWidths} from './useWidths';
import {gridText as text} from './messages';

const selectedOf = ({isOffered, ids, shown, hiddenCount}: GridSelection) => {
  if (!isOffered) return undefined;
  const count = ids.size - hiddenCount;
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some';
};

/** The focus, the editor, and the handlers of the table. */
function useGrid({model, lines, columns, selection, toggleGroup}: GridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const focus = useGridFocus(table, lines, columns);
  const editing = useEditing({model, table, lines, columns, focus});
  const onKeyDown = useGridKeys({table, focus, lines, columns, selection, editing});
  const onClick = (event: MouseEvent) => {
    const {target, shiftKey} = event;
    const element = target as Element;
    const line = lines[Number(element.closest('tr')?.dataset['index'] ?? -1)];
    if (line?.kind === 'group') return toggleGroup(line.key);
    if (!line) return;
    const column = Number(element.closest('[aria-colindex]')?.getAttribute('aria-colindex')) - 1;
    const {mediaId} = line.row.entry;
    if (columns[column] === 'select') (shiftKey ? selection.extend : selection.toggle)(mediaId);
    // React has no double clicks here.
    else if (editing.isEditedBy(event) && !element.closest(controls)) editing.edit(focus.place);
  };
  const {onFocus, onBlur} = focus;
  return {focus, editing, table: {ref: table, onKeyDown, onClick, onFocus, onBlur, ...editing.holding}};
}

/** The rows of the grid with their headings, and the keyboard and pointer. */
export function GridTable(props: GridTableProps) {
  const {model, lines, columns, isCards, selection} = props;
  const {query, view, change} = model;
  const {focus, editing, table} = useGrid(props);
  const {place} = focus;
  const widths = useWidths(model);
  const sort = (column: GridColumn, isAdded: boolean) => {
    const field = column === 'select' ? undefined : tableColumns[column].field;
    if (field) change({query: withOrder(view.query, sortedBy(query.order, field, isAdded))});
  };
  const sum = columns.reduce((total, column) => total + widths.widthOf(column), 0);
  const isFixed = view.widths.title !== undefined && !isCards;
  const selected = selectedOf(selection);
  return (
    <ModelContext value={model}>
      <TableScroller
        className="grid-scroller"
        label={text.label}
        rowCount={lines.length + 1}
        isBusy={model.isBusy}
        role={undefined}
        aria-label={undefined}
        tabIndex={-1}
        data-cards={isCards || undefined}
        style={{'--ui-sum': `${sum}px`, inlineSize: isFixed ? sum : undefined} as CSSProperties}
        table={{
          ...table,
          role: 'grid',
          'aria-colcount': columns.length,
          'aria-multiselectable': selection.isOffered || undefined,
        }}
      >
        {scroller => (
          <>
            <colgroup>
              {columns.map(column => (
                // The title has the rest of the width, unless the user has chosen one.
                <col key={column} style={column !== 'title' || isFixed ? {inlineSize: widths.widthOf(column)} : {}} />
              ))}
            </colgroup>
            <Head
              columns={columns}
              order={query.order}
              active={place.row < 0 ? place.column : undefined}
              sort={sort}
              {...widths}
              selected={selected}
              toggleAll={selected === 'all' ? selection.clear : selection.selectAll}
            />
            <Body {...props} scroller={scroller} focus={focus} editing={editing} />
          </>
        )}
      </TableScroller>
    </ModelContext>
  );
}
