import {VirtualRows} from '#ui/virtual/VirtualRows';
import type {TableLine} from '../model';
import {GroupRow} from './GroupRow';
import type {GridTableProps} from './GridTable';
import {Row} from './Row';
import type {useEditing} from './useEditing';
import type {useGridFocus} from './useGridFocus';

interface BodyProps extends Omit<GridTableProps, 'toggleGroup'> {
  scroller: HTMLElement | null;
  focus: ReturnType<typeof useGridFocus>;
  editing: ReturnType<typeof useEditing>;
}

const keyOf = ({key}: TableLine) => key;
const ignore = () => undefined;

/** The rows near the visible ones. */
export function Body({model, lines, columns, context, selection, collapsed, focus, editing, ...props}: BodyProps) {
  const {scroller, isCards, isWhole} = props;
  const {place} = focus;
  const edited = editing.cell;
  return (
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
            isOwn={model.isOwn}
            active={index === place.row ? place.column : undefined}
            isSelected={selection.isOffered ? selection.ids.has(line.row.entry.mediaId) : undefined}
            editing={edited?.key === line.key ? edited : undefined}
            // The same function for all others, so that they don't render again.
            end={edited?.key === line.key ? editing.end : ignore}
            measure={measure}
          />
        )
      }
    </VirtualRows>
  );
}
