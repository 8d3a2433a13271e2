import {useMemo} from 'react';

import {entryTarget} from '#services/entries/writes';
import {useApi} from '#ui/context';
import {useSource} from '#ui/useSource';
import {VirtualRows} from '#ui/virtual/VirtualRows';
import {cellErrors} from '../edit/saveCell';
import type {TableLine} from '../model';
import {GroupRow} from './GroupRow';
import type {GridTableProps} from './gridTableProps';
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

/** The entries with a change that isn't saved yet. Only their cells look for a state, as each costs a subscription. */
function useUnsaved(): ReadonlySet<string> {
  const {writes} = useApi();
  const unsent = useSource(writes, () => writes.list());
  const errors = useSource(cellErrors, cellErrors.get);
  return useMemo(() => {
    const refused = Array.from(errors.keys(), key => entryTarget(Number.parseInt(key, 10)));
    return new Set([...unsent.map(({target}) => target), ...refused]);
  }, [unsent, errors]);
}

/** The rows near the visible ones. */
export function Body({model, lines, columns, context, selection, collapsed, focus, editing, ...props}: BodyProps) {
  const {scroller, isCards, isWhole} = props;
  const {place} = focus;
  const edited = editing.cell;
  const unsaved = useUnsaved();
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
            isUnsaved={unsaved.has(entryTarget(line.row.entry.mediaId))}
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
