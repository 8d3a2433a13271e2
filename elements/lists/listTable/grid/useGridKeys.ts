import type {KeyboardEvent, RefObject} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import type {TableLine} from '../model';
import {placeAfter, type GridExtent} from './moves';
import {controlsIn, focusTarget, type useGridFocus} from './useGridFocus';
import type {GridSelection} from './useSelection';

interface KeyOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly lines: readonly TableLine[];
  readonly columnCount: number;
  readonly selection: GridSelection;
  readonly isEditing: boolean;
  /** Begins to edit the active cell; false if it can't be edited. */
  readonly edit: (typed?: string) => boolean;
}

/** The keys within a cell: arrows move among its controls, and Escape leaves them. */
function moveInside(event: KeyboardEvent, cell: HTMLElement): boolean {
  const key = pressedKey(event);
  const controls = controlsIn(cell);
  const place = controls.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};
  const next = key === 'Escape' || key === 'F2' ? focusTarget(cell) : controls[place + (steps[key] ?? NaN)];
  next?.focus();
  return next !== undefined;
}

/** The number of rows that a page key moves: those that are visible, except for one. */
function pageOf(scroller: HTMLElement | null, row: Element | null | undefined): number {
  const height = row?.getBoundingClientRect().height;
  return scroller && height ? Math.max(Math.floor(scroller.clientHeight / height) - 2, 1) : 1;
}

const isPrintable = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** The keyboard of the grid, by the ARIA pattern; returns a handler for the table. */
export function useGridKeys({scroller, focus, lines, columnCount, selection, isEditing, edit}: KeyOptions) {
  const {place} = focus;
  const line = lines[place.row];
  const idAt = (row: number) => {
    const at = lines[row];
    return at?.kind === 'row' ? at.row.entry.mediaId : undefined;
  };
  const move = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const extent: GridExtent = {
      rows: lines.length,
      columns: columnCount,
      page: pageOf(scroller.current, cell.closest('tr')),
    };
    const isRtl = getComputedStyle(cell).direction === 'rtl';
    const next = placeAfter(pressedKey(event), place, extent, {isCtrl: event.ctrlKey || event.metaKey, isRtl});
    if (!next) return false;
    const id = idAt(next.row);
    if (event.shiftKey && selection.isOffered && id !== undefined && next.row !== place.row) {
      const from = idAt(place.row);
      if (selection.ids.size === 0 && from !== undefined) selection.toggle(from);
      selection.extend(id);
    }
    focus.focus(next);
    return true;
  };
  const select = (event: KeyboardEvent): boolean => {
    const key = pressedKey(event);
    if (!selection.isOffered) return false;
    const id = idAt(place.row);
    if (key === 'Escape' && selection.ids.size) selection.clear();
    else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
    else if (key === ' ' && id !== undefined) (event.shiftKey ? selection.extend : selection.toggle)(id);
    else return false;
    return true;
  };
  const enter = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const key = pressedKey(event);
    if (line?.kind !== 'row') return false;
    if (key !== 'Enter' && key !== 'F2') return key !== ' ' && isPrintable(event) && edit(key);
    if (edit()) return true;
    const [first] = controlsIn(cell);
    first?.focus();
    return first !== undefined;
  };
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[aria-colindex]');
    if (!cell || isEditing || event.defaultPrevented) return;
    const isInside = target !== cell && target !== focusTarget(cell);
    const isDone = isInside ? moveInside(event, cell) : move(event, cell) || select(event) || enter(event, cell);
    if (isDone) event.preventDefault();
  };
}
