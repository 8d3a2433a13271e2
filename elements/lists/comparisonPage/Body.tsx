import {useVirtualizer} from '@tanstack/react-virtual';
import {useLayoutEffect, useRef, useState, type MouseEvent} from 'react';

import type {Comparison} from '#domain/compare/address';
import type {ListType} from '#services/lists/ownList';
import {safeForWork} from '#services/settings/shared';
import {useSame} from '#ui/useSame';
import {useSetting} from '#ui/useSetting';
import type {ArrangedRow} from './rowOrder';
import type {Column} from './columns';
import {Row} from './Row';

interface BodyProps {
  type: ListType;
  rows: readonly ArrangedRow[];
  /** The columns of the cells in the rows. */
  columns: readonly Column[];
  comparison: Comparison;
  scroller: HTMLElement | null;
  toggleRow: (mediaId: number) => void;
}

/** Height of a row before one is measured (px). All are equally high, so measuring each would only cost time. */
const usualHeight = 37;

const Spacer = ({height}: {height: number}) =>
  height > 0 ? (
    <tr aria-hidden="true" style={{height}}>
      <td />
    </tr>
  ) : null;

/** The rows near the visible ones, and space for the others. */
export function Body({type, rows, columns, comparison, scroller, toggleRow}: BodyProps) {
  const {hasOwnSystems, isFullColour, highlighted} = comparison;
  const [isSafe] = useSetting(safeForWork);
  const formats = useSame(columns.map(({list}) => list.scoreFormat));
  const [height, setHeight] = useState(usualHeight);
  const body = useRef<HTMLTableSectionElement>(null);
  const hasRows = rows.length > 0;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: 4,
  });
  useLayoutEffect(() => {
    const row = [...(body.current?.rows ?? [])].find(each => each.hasAttribute('data-media'));
    if (row) setHeight(row.getBoundingClientRect().height);
  }, [hasRows, scroller]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const items = virtualizer.getVirtualItems();
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = Number(target.closest('tr')?.getAttribute('data-media'));
    // Links lead elsewhere, and the button of the row also toggles it.
    if (id && !target.closest('a')) toggleRow(id);
  };
  return (
    <tbody ref={body} onClick={onClick}>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({index}) => {
        const row = rows[index];
        return row ? (
          <Row
            key={row.media.id}
            type={type}
            row={row}
            index={index}
            formats={formats}
            hasOwnSystems={hasOwnSystems}
            isFullColour={isFullColour}
            isSafe={isSafe}
            isHighlighted={highlighted.includes(row.media.id)}
          />
        ) : null;
      })}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
