import {useLayoutEffect, useRef, useState, type FocusEvent, type RefObject} from 'react';

import type {TableLine} from '../model';
import type {GridColumn} from './gridColumns';
import type {GridPlace} from './moves';

/** The cell that Tab reaches: its line, which may move, and its column. Without a key it is a heading. */
interface Active {
  readonly key: string | undefined;
  readonly row: number;
  readonly column: GridColumn;
}

/** The element of a cell that gets the focus: its only control if it says so, a score that is covered, or the cell. */
export const focusTarget = (cell: Element) =>
  cell.querySelector<HTMLElement>('[data-focus], .ui-hidden-score') ?? (cell as HTMLElement);

/** Matches the controls in a cell. */
export const controls = 'a, button, input, select, textarea, [role="button"]';
/** The controls in a cell. */
export const controlsIn = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(controls)];

/** The row of the active line, wherever it is now. If it is gone, the one in its place. */
function rowOf(lines: readonly TableLine[], {key, row}: Active): number {
  if (key === undefined) return -1;
  if (lines[row]?.key === key) return row;
  const find = (wanted: string | undefined) => lines.findIndex(line => line.key === wanted);
  // An entry that was in several groups has its media id as a key elsewhere.
  const found = Math.max(find(key), find(key.split(' ')[0]));
  return found >= 0 ? found : Math.min(row, lines.length - 1);
}

function cellAt(table: HTMLTableElement, {row, column}: GridPlace): HTMLElement | undefined {
  const line = table.querySelector(row < 0 ? 'thead tr' : `tr[data-index="${row}"]`);
  const cell = line?.querySelector(`[aria-colindex="${column + 1}"]`) ?? line?.querySelector('[aria-colindex]');
  return cell ? focusTarget(cell) : undefined;
}

/**
 * The cell of a grid that has the focus, or gets it by Tab. It stays at its entry when rows are sorted or left out, and
 * the focus returns to it if the browser loses it because the row moved.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  lines: readonly TableLine[],
  columns: readonly GridColumn[],
) {
  const [active, setActive] = useState<Active>({key: lines[0]?.key, row: 0, column: 'title'});
  const isWanted = useRef(false);
  const hasFocus = useRef(false);
  const place = {row: rowOf(lines, active), column: Math.max(columns.indexOf(active.column), 0)};
  useLayoutEffect(() => {
    const node = table.current;
    const {activeElement} = (node?.getRootNode() ?? document) as ShadowRoot;
    const isLost = hasFocus.current && !node?.contains(activeElement);
    if (!node || !(isWanted.current || isLost)) return;
    isWanted.current = false;
    const cell = cellAt(node, place);
    cell?.focus({preventScroll: true});
    cell?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  });
  const activate = ({row, column}: GridPlace) => {
    const next = {key: lines[row]?.key, row, column: columns[column] ?? active.column};
    setActive(before => (before.key === next.key && before.column === next.column ? before : next));
  };
  return {
    place,
    /** The key of its line, which stays in the page. */
    key: lines[place.row]?.key,
    /** Moves the focus to a cell. */
    focus(next: GridPlace = place) {
      isWanted.current = true;
      activate(next);
      // The cell may be the active one already, so that nothing would be rendered.
      setActive(before => ({...before}));
    },
    onFocus({target}: FocusEvent) {
      hasFocus.current = true;
      const cell = target.closest('[aria-colindex]');
      const row = Number(target.closest('tr')?.dataset['index'] ?? -1);
      const isGroup = lines[row]?.kind === 'group';
      activate({row, column: isGroup ? place.column : Number(cell?.getAttribute('aria-colindex')) - 1});
    },
    onBlur({relatedTarget, currentTarget}: FocusEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hasFocus.current = false;
    },
  };
}
