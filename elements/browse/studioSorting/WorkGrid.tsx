import {useWindowVirtualizer} from '@tanstack/react-virtual';
import {useLayoutEffect, useState} from 'react';

import {rowsToMount, type StudioFigure} from '#domain/media/studioWorks';
import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import type {View} from './state';
import type {Work} from './useStudioWorks';
import {WorkCard} from './WorkCard';
import {text} from './messages';

/** The narrowest card of each view, and the height of its rows with the gap (px); see element.css. */
const layouts: Readonly<Record<View, {readonly narrowest: number; readonly row: number}>> = {
  cards: {narrowest: 150, row: 330},
  bigList: {narrowest: Infinity, row: 186},
  compact: {narrowest: 400, row: 92},
  compactList: {narrowest: Infinity, row: 40},
};
const gap = 20;
/** Cards that may be in the page (rule browse-3). */
const maxCards = 80;

/** The width of a node, and where it begins in the document (px). */
function usePlace(node: HTMLElement | null) {
  const [place, setPlace] = useState({width: 0, top: 0});
  useSignalLayoutEffect(
    signal => {
      if (!node) return;
      const measure = () => {
        const {top, width} = node.getBoundingClientRect();
        setPlace({width: Math.round(width), top: Math.round(top + scrollY)});
      };
      const observer = new ResizeObserver(measure);
      observer.observe(node);
      signal.addEventListener('abort', () => observer.disconnect());
      measure();
    },
    [node],
  );
  return place;
}

interface WorkGridProps {
  works: readonly Work[];
  view: View;
  sort: StudioFigure;
}

/** The cards near the visible ones, in rows of equal height. */
export function WorkGrid({works, view, sort}: WorkGridProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number>();
  const {width, top} = usePlace(list);
  const {narrowest, row: height} = layouts[view];
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
  const rows = Math.ceil(works.length / columns);
  const max = Math.floor(maxCards / columns);
  const virtualizer = useWindowVirtualizer({
    count: width ? rows : 0,
    estimateSize: () => height,
    scrollMargin: top,
    rangeExtractor: ({startIndex: first, endIndex: last, count}) => rowsToMount({first, last, count, max, focused}),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, top]);
  return (
    <div
      ref={setList}
      role="list"
      aria-label={text.works}
      className={`works ${view}`}
      style={{blockSize: rows * height}}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map(({index, start}) => (
        <div
          key={index}
          role="presentation"
          className="row"
          style={{insetBlockStart: start - top, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`}}
          onFocus={() => setFocused(index)}
        >
          {works.slice(index * columns, (index + 1) * columns).map((work, column) => (
            <WorkCard
              key={work.id}
              {...{work, view, sort}}
              position={index * columns + column + 1}
              total={works.length}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
