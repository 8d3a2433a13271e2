import {useRef, type CSSProperties, type MouseEvent} from 'react';

import {sortedBy} from '#domain/list/table/sortedBy';
import {tableColumns} from '#domain/list/table/columns';
import {withOrder} from '#domain/list/table/withOrder';
import {TableScroller} from '#ui/table/TableScroller';
import {VirtualRows} from '#ui/virtual/VirtualRows';
import type {TableLine, TableModel} from '../model';
import type {CellContext} from './cells';
import type {GridColumn} from './gridColumns';
import {GroupRow} from './GroupRow';
import {Head} from './Head';
import {ModelContext, Row} from './Row';
import {useEditing} from './useEditing';
import {useGridFocus} from './useGridFocus';
import {useGridKeys} from './useGridKeys';
import type {GridSelection} from './useSelection';
import {useWidths} from './useWidths';
import {gridText as text} from './messages';

interface GridTableProps {
  model: TableModel;
  lines: readonly TableLine[];
  columns: readonly GridColumn[];
  context: CellContext;
  /** Whether rows are shown as cards. */
  isCards: boolean;
  /** Whether all rows are in the page. */
  isWhole: boolean;
  selection: GridSelection;
  collapsed: ReadonlySet<string>;
  toggleGroup: (key: string) => void;
}

const keyOf = ({key}: TableLine) => key;
const ignore = () => undefined;
const controls = 'a, button, input, select, textarea, [role="button"]';

const selectedOf = ({isOffered, ids, shown, hiddenCount}: GridSelection) => {
  if (!isOffered) return undefined;
  const count = ids.size - hiddenCount;
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some';
};

/** Where an event happened: the line, and the column of the cell. */
function whereOf(target: EventTarget, lines: readonly TableLine[], columns: readonly GridColumn[]) {
  const element = target as Element;
  const line = lines[Number(element.closest('tr')?.dataset['index'] ?? -1)];
  const column = columns[Number(element.closest('[aria-colindex]')?.getAttribute('aria-colindex')) - 1];
  return {line, column, isControl: element.closest(controls) !== null};
}

/** The rows of the grid with their headings, and the keyboard and pointer. */
export function GridTable(props: GridTableProps) {
  const {model, lines, columns, context, isCards, isWhole, selection, collapsed, toggleGroup} = props;
  const {query, view, change, isOwn} = model;
  const table = useRef<HTMLTableElement>(null);
  const scrollerNode = useRef<HTMLElement>(null);
  const focus = useGridFocus(table, lines, columns);
  const {editing, edit, end, holding} = useEditing({model, table, lines, columns, focus});
  const widths = useWidths(model);
  const onKeyDown = useGridKeys({
    scroller: scrollerNode,
    focus,
    lines,
    columnCount: columns.length,
    selection,
    isEditing: editing !== undefined,
    edit: typed => edit(focus.place, typed),
  });
  const sort = (column: GridColumn, isAdded: boolean) => {
    const field = column === 'select' ? undefined : tableColumns[column].field;
    if (field) change({query: withOrder(view.query, sortedBy(query.order, field, isAdded))});
  };
  const onClick = (event: MouseEvent) => {
    const {line, column, isControl} = whereOf(event.target, lines, columns);
    if (line?.kind === 'group') return toggleGroup(line.key);
    if (!line) return;
    const {mediaId} = line.row.entry;
    if (column === 'select') (event.shiftKey ? selection.extend : selection.toggle)(mediaId);
    else if (event.detail === 2 && !isControl) edit(focus.place);
  };
  const sum = columns.reduce((total, column) => total + widths.widthOf(column), 0);
  const {place} = focus;
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
        style={{'--ui-sum': `${sum}px`, inlineSize: view.widths.title ? sum : undefined} as CSSProperties}
        table={{
          ref: table,
          role: 'grid',
          'aria-colcount': columns.length,
          'aria-multiselectable': selection.isOffered || undefined,
          onKeyDown,
          onClick,
          onFocus: focus.onFocus,
          onBlur: focus.onBlur,
          ...holding,
        }}
      >
        {scroller => {
          scrollerNode.current = scroller;
          return (
            <>
              <colgroup>
                {columns.map(column => (
                  <col
                    key={column}
                    style={{
                      inlineSize: column === 'title' && !view.widths.title ? undefined : widths.widthOf(column),
                    }}
                  />
                ))}
              </colgroup>
              <Head
                columns={columns}
                order={query.order}
                active={place.row < 0 ? place.column : undefined}
                sort={sort}
                {...widths}
                selected={selectedOf(selection)}
                toggleAll={selectedOf(selection) === 'all' ? selection.clear : selection.selectAll}
              />
              <VirtualRows
                rows={lines}
                keyOf={keyOf}
                scroller={scroller}
                estimate={isCards ? 150 : 48}
                overscan={isCards ? 4 : 8}
                isUniform={!isCards}
                isVirtual={!isWhole}
                kept={focus.key}
              >
                {(line, index, measure) =>
                  line.kind === 'group' ? (
                    <GroupRow
                      line={line}
                      index={index}
                      columnCount={columns.length}
                      context={context}
                      isOpen={!collapsed.has(line.key)}
                      isActive={index === place.row}
                      measure={measure}
                    />
                  ) : (
                    <Row
                      line={line}
                      index={index}
                      columns={columns}
                      context={context}
                      isOwn={isOwn}
                      active={index === place.row ? place.column : undefined}
                      isSelected={selection.isOffered ? selection.ids.has(line.row.entry.mediaId) : undefined}
                      editing={editing?.key === line.key ? editing : undefined}
                      end={editing?.key === line.key ? end : ignore}
                      measure={measure}
                    />
                  )
                }
              </VirtualRows>
            </>
          );
        }}
      </TableScroller>
    </ModelContext>
  );
}
