import {useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent, type RefObject} from 'react';

import type {ColumnKey} from '#domain/list/table/columns';
import {usePressOutside} from '#ui/usePressOutside';
import type {EditEnd} from '../edit/editing';
import {editors} from '../edit/editors';
import type {TableLine, TableModel} from '../model';
import type {GridColumn} from './gridColumns';
import type {GridPlace} from './moves';
import type {useGridFocus} from './useGridFocus';

interface EditingOptions {
  readonly model: TableModel;
  readonly table: RefObject<HTMLElement | null>;
  readonly lines: readonly TableLine[];
  readonly columns: readonly GridColumn[];
  readonly focus: ReturnType<typeof useGridFocus>;
}

/** The cell that is being edited. */
interface Editing {
  readonly key: string;
  readonly column: ColumnKey;
  readonly typed: string | undefined;
}

const steps: Readonly<Record<Exclude<EditEnd, 'away'>, GridPlace>> = {
  stay: {row: 0, column: 0},
  up: {row: -1, column: 0},
  down: {row: 1, column: 0},
  right: {row: 0, column: 1},
  left: {row: 0, column: -1},
};

/** Holds the rows while `isHeld`, so that none moves. */
function useHold({hold}: TableModel, isHeld: boolean) {
  const report = useEffectEvent(hold);
  useEffect(() => {
    if (!isHeld) return undefined;
    report(true);
    return () => report(false);
  }, [isHeld]);
}

/** Whether a row contains the focus. */
const hasFocus = (row: Element | null) =>
  row?.contains((row.getRootNode() as Document | ShadowRoot).activeElement) ?? false;

/** The cell that is being edited, and what begins and ends that. Rows stay in place meanwhile. */
export function useEditing({model, table, lines, columns, focus}: EditingOptions) {
  const [editing, setEditing] = useState<Editing>();
  // A press may have changed an entry; its row must not move away from the pointer.
  const [isPressed, setPressed] = useState(false);
  const isSecondPress = useRef(false);
  usePressOutside(
    () => [table.current],
    () => setPressed(false),
    isPressed,
  );
  useHold(model, editing !== undefined || isPressed);
  if (editing && !(columns.includes(editing.column) && lines.some(({key}) => key === editing.key)))
    setEditing(undefined);
  return {
    cell: editing,
    edit({row, column}: GridPlace, typed?: string): boolean {
      const [line, name] = [lines[row], columns[column]];
      const isEditable = model.isOwn && line?.kind === 'row' && name && name !== 'select' && editors[name];
      if (isEditable) setEditing({key: line.key, column: name, typed});
      return Boolean(isEditable);
    },
    end(where: EditEnd) {
      setEditing(undefined);
      if (where === 'away') return;
      const {row, column} = focus.place;
      const step = steps[where];
      focus.focus({
        row: Math.max(0, Math.min(row + step.row, lines.length - 1)),
        column: Math.max(0, Math.min(column + step.column, columns.length - 1)),
      });
    },
    /** Whether a press in a cell edits it: the second one at once, or on a touch screen any other one in a row. */
    isEditedBy: ({detail}: MouseEvent) => detail === 2 || isSecondPress.current,
    holding: {
      onPointerDown({target, pointerType}: PointerEvent) {
        const element = target as Element;
        isSecondPress.current = pointerType === 'touch' && hasFocus(element.closest('tr'));
        if (element.closest('tbody')) setPressed(true);
      },
      onPointerLeave({pointerType}: PointerEvent) {
        // A finger leaves with the end of each touch.
        if (pointerType !== 'touch') setPressed(false);
      },
    },
  };
}
