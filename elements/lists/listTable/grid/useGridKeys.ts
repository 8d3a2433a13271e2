import type {KeyboardEvent, RefObject} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import type {TableLine} from '../model';
import type {GridColumn} from './gridColumns';
import {placeAfter} from './moves';
import type {useEditing} from './useEditing';
import {controlsIn, focusTarget, type useGridFocus} from './useGridFocus';
import type {GridSelection} from './useSelection';

interface KeyOptions {
  readonly table: RefObject<HTMLElement | null>;
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly lines: readonly TableLine[];
  readonly columns: readonly GridColumn[];
  readonly selection: GridSelection;
  readonly editing: ReturnType<typeof useEditing>;
}

/** The action of a key in a cell; returns whether there was one. */
type CellKey = (event: KeyboardEvent, cell: HTMLElement, options: KeyOptions) => boolean;

const isControlled = ({ctrlKey, metaKey}: KeyboardEvent) => ctrlKey || metaKey;

const idAt = (lines: readonly TableLine[], row: number) => {
  const line = lines[row];
  return line?.kind === 'row' ? line.row.entry.mediaId : undefined;
};

/** Within a cell, arrows move among its controls, and Escape leaves them. */
const moveInside: CellKey = (event, cell) => {
  const key = pressedKey(event);
  const controls = controlsIn(cell);
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  const place = controls.indexOf(event.target as HTMLElement);
  const next = key === 'Escape' || key === 'F2' ? focusTarget(cell) : step && controls[place + step];
  if (next) next.focus();
  return Boolean(next);
};

/** The number of rows that a page key moves: those that are visible below the headings, except for one. */
function pageOf(table: HTMLElement | null, cell: HTMLElement): number {
  const height = cell.closest('tr')?.offsetHeight;
  return height ? Math.max(Math.floor((table?.parentElement?.clientHeight ?? 0) / height) - 2, 1) : 1;
}

/** Moves to another cell, or with Shift selects the rows on the way. */
const move: CellKey = (event, cell, {table, focus, lines, columns, selection}) => {
  const {place} = focus;
  const extent = {rows: lines.length, columns: columns.length, page: pageOf(table.current, cell)};
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const next = placeAfter(pressedKey(event), place, extent, {isCtrl: isControlled(event), isRtl});
  if (!next) return false;
  const [from, to] = [idAt(lines, place.row), idAt(lines, next.row)];
  if (event.shiftKey && selection.isOffered && to !== undefined && to !== from) selection.extend(to, from);
  focus.focus(next);
  return true;
};

const select: CellKey = (event, _cell, {focus, lines, selection}) => {
  const key = pressedKey(event);
  if (!selection.isOffered) return false;
  const id = idAt(lines, focus.place.row);
  if (key === 'Escape' && selection.ids.size) selection.clear();
  else if (key.toLowerCase() === 'a' && isControlled(event)) selection.selectAll();
  else if (key === ' ' && id !== undefined) (event.shiftKey ? selection.extend : selection.toggle)(id);
  else return false;
  return true;
};

/** Enter and F2 edit a cell or lead to its first control; any character begins to edit. */
const enter: CellKey = (event, cell, {focus, editing}) => {
  const key = pressedKey(event);
  if (key !== 'Enter' && key !== 'F2') {
    const isCharacter = [...key].length === 1 && key !== ' ' && !isControlled(event) && !event.altKey;
    return isCharacter && editing.edit(focus.place, key);
  }
  if (editing.edit(focus.place)) return true;
  // The heading of a group is itself a button.
  const first = controlsIn(cell).find(control => control !== event.target);
  first?.focus();
  return first !== undefined;
};

/** The keyboard of the grid, by the ARIA pattern; returns a handler for the table. */
export const useGridKeys = (options: KeyOptions) => (event: KeyboardEvent) => {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (!cell || options.editing.cell || event.defaultPrevented) return;
  const isInside = target !== cell && target !== focusTarget(cell);
  const keys = isInside ? [moveInside] : [move, select, enter];
  if (keys.some(press => press(event, cell, options))) event.preventDefault();
};
