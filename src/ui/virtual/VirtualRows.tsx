import {useVirtualizer} from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

import {indicesToMount} from './indicesToMount';
import {useKeptFocus} from './useKeptFocus';

type Key = string | number;

interface VirtualRowsProps<R> {
  /** Must be the same array as long as nothing changed. */
  rows: readonly R[];
  /** Must be the same function as long as the rows don't change, or all positions are computed again. */
  keyOf: (row: R) => Key;
  /** The element that scrolls; `null` until it is in the page. */
  scroller: HTMLElement | null;
  /** Height of a row before it is measured (px). */
  estimate: number;
  /** Number of rows to render beyond the visible ones, on each side. */
  overscan: number;
  /** Whether all rows have the same height, so that one is measured instead of each. */
  isUniform?: boolean;
  /** Whether to render only some of the rows; default yes. */
  isVirtual?: boolean;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** A row that stays in the page, besides that with the focus. */
  kept?: Key | undefined;
  /** Called with the key of a row that gets the focus. */
  onFocusRow?: (key: Key) => void;
  /** Shown if there are no rows: a `<tr>`. */
  empty?: ReactNode;
  /** Renders a row as a `<tr>` with its index in `data-index`. `measure` is its ref, if each row is measured. */
  children: (row: R, index: number, measure: Ref<HTMLTableRowElement> | undefined) => ReactNode;
}

const Spacer = ({height}: {height: number}) =>
  height > 0 ? (
    <tr aria-hidden="true" style={{height}}>
      <td />
    </tr>
  ) : null;

/** The virtualizer of the rows, of which that with the focus, and the kept one, stay in the page. */
function useRowVirtualizer<R>(
  props: VirtualRowsProps<R>,
  body: RefObject<HTMLTableSectionElement | null>,
  focusedKey?: Key,
) {
  const {rows, keyOf, scroller, estimate, overscan, isUniform = false, isVirtual = true, kept} = props;
  const [height, setHeight] = useState(estimate);
  const indexOf = (key?: Key) => (key === undefined ? -1 : rows.findIndex(row => keyOf(row) === key));
  const focused = indexOf(focusedKey);
  const keptIndex = kept === focusedKey ? focused : indexOf(kept);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    // A new function would make the library compute the keys of all rows again.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row);
      },
      [rows, keyOf],
    ),
    rangeExtractor: useCallback(
      range => indicesToMount(range, {overscan, max: Infinity, focused: [focused, keptIndex]}),
      [overscan, focused, keptIndex],
    ),
  });
  const hasRows = virtualizer.getVirtualItems().length > 0;
  useLayoutEffect(() => {
    const row = [...(body.current?.rows ?? [])].find(each => each.hasAttribute('data-index'));
    if (isUniform && row) setHeight(row.getBoundingClientRect().height);
  }, [body, isUniform, hasRows]);
  useLayoutEffect(() => {
    if (isUniform) virtualizer.measure();
  }, [virtualizer, isUniform, height]);
  return virtualizer;
}

/**
 * The body of a table of which only the rows near the visible part of the scroller are in the page, with space for the
 * others. The row with the focus stays. The table states the number of its rows by `aria-rowcount`, and each row its
 * position by `aria-rowindex`.
 */
export function VirtualRows<R>(props: VirtualRowsProps<R>) {
  const {rows, keyOf, isUniform = false, isVirtual = true, onClick, onKeyDown, onFocusRow, empty, children} = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const kept = useKeptFocus<Key>();
  const virtualizer = useRowVirtualizer(props, body, kept.key);
  const items = isVirtual ? virtualizer.getVirtualItems() : rows.map((_row, index) => ({index, start: 0, end: 0}));
  const end = isVirtual ? virtualizer.getTotalSize() : 0;
  const onFocus = ({target, currentTarget}: FocusEvent<HTMLTableSectionElement>) => {
    // Not the closest row of the target, because a row can contain another table.
    const focused = [...currentTarget.rows].find(row => row.contains(target));
    const row = rows[Number(focused?.dataset['index'] ?? -1)];
    kept.focus(row === undefined ? undefined : keyOf(row));
    if (row !== undefined) onFocusRow?.(keyOf(row));
  };
  return (
    <tbody ref={body} onClick={onClick} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={kept.onBlur}>
      {items.map(({index, start}, place) => {
        const row = rows[index];
        return row === undefined ? null : (
          <Fragment key={keyOf(row)}>
            <Spacer height={start - (items[place - 1]?.end ?? 0)} />
            {children(row, index, isVirtual && !isUniform ? virtualizer.measureElement : undefined)}
          </Fragment>
        );
      })}
      <Spacer height={end - (items.at(-1)?.end ?? 0)} />
      {rows.length === 0 ? empty : null}
    </tbody>
  );
}
