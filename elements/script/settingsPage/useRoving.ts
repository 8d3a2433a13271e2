import {useState, type FocusEvent, type KeyboardEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';

const controls = '.head > button, .head input';

/** The place in a list of `count` rows that a key moves to. */
function placeOf(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/**
 * Makes a list of rows a single stop of the Tab key: arrows, Home and End move among the rows, in the column of the switches
 * or of the buttons, while Tab visits the controls of one row and leaves the list.
 */
export function useRoving(ids: readonly string[]) {
  const [visited, visit] = useState<string>();
  const onFocus = ({target}: FocusEvent) => {
    const id = target.closest('[data-id]')?.getAttribute('data-id');
    if (id) visit(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {target, currentTarget} = event;
    if (!(target instanceof HTMLElement) || !target.matches(controls)) return;
    const rows = [...currentTarget.querySelectorAll(':scope > [data-id]')];
    const at = placeOf(
      pressedKey(event),
      rows.findIndex(row => row.contains(target)),
      rows.length,
    );
    const row = at === undefined ? undefined : rows[at];
    if (!row) return;
    event.preventDefault();
    row.querySelector<HTMLElement>(`.head > button`)?.focus();
    if (target.matches('input')) row.querySelector<HTMLElement>('.head input')?.focus();
  };
  return {current: visited !== undefined && ids.includes(visited) ? visited : ids[0], handlers: {onFocus, onKeyDown}};
}
