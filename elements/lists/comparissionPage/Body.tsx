import {useVirtualizer} from '@tanstack/react-virtual';
import type {MouseEvent} from 'react';

import type {Comparison} from '#domain/compare/address';
import type {ListType} from '#services/lists/ownList';
import type {ArrangedRow} from './arrange';
import type {Column} from './columns';
import {Row} from './Row';

interface BodyProps {
  type: ListType;
  rows: readonly ArrangedRow[];
  columns: readonly Column[];
  comparison: Comparison;
  scroller: HTMLElement | null;
  toggleRow: (mediaId: number) => void;
}

/** Height of a row before it is measured (px). */
const rowHeight = 39;

const Spacer = ({height}: {height: number}) =>
  height > 0 ? (
    <tr aria-hidden="true" style={{height}}>
      <td />
    </tr>
  ) : null;

/** The rows near the visible ones, and space for the others. */
export function Body({type, rows, columns, comparison, scroller, toggleRow}: BodyProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: index => rows[index]?.media.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = Number(target.closest('tr')?.getAttribute('data-media'));
    // Links lead elsewhere, and the button of the row toggles it, too.
    if (id && !target.closest('a')) toggleRow(id);
  };
  return (
    <tbody onClick={onClick}>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({index}) => {
        const row = rows[index];
        return row ? (
          <Row
            key={row.media.id}
            {...{type, row, index, columns, comparison}}
            measure={virtualizer.measureElement}
            isHighlighted={comparison.highlighted.includes(row.media.id)}
          />
        ) : null;
      })}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
