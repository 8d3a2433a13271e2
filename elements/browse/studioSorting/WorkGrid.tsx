import {equal} from '@wry/equality';
import {useState} from 'react';

import {rowsToMount, type StudioFigure} from '#domain/media/studioWorks';
import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import type {View} from './state';
import type {Work} from './useStudioWorks';
import {WorkCard} from './WorkCard';
import {text} from './messages';

/** The narrowest card of each view, and the height of its rows with the gap (px); see element.css. */
const layouts: Readonly<Record<View, {readonly narrowest: number; readonly row: number}>> = {
  cards: {narrowest: 150, row: 370},
  bigList: {narrowest: Infinity, row: 186},
  compact: {narrowest: 400, row: 92},
  compactList: {narrowest: Infinity, row: 40},
};
const gap = 20;
/** Maximum number of cards in the page. */
const maxCards = 80;

/** The width of a list (px), and the first and last of its rows in the window. */
function useVisibleRows(list: HTMLElement | null, height: number) {
  const [visible, setVisible] = useState({width: 0, first: 0, last: 0});
  useSignalLayoutEffect(
    signal => {
      if (!list) return;
      const measure = () => {
        const {top, width} = list.getBoundingClientRect();
        const rowAt = (y: number) => Math.max(0, Math.floor((y - top) / height));
        const now = {width: Math.round(width), first: rowAt(0), last: rowAt(innerHeight)};
        setVisible(before => (equal(before, now) ? before : now));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(list);
      signal.addEventListener('abort', () => observer.disconnect());
      for (const type of ['scroll', 'resize']) addEventListener(type, measure, {signal, passive: true});
      measure();
    },
    [list, height],
  );
  return visible;
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
  const {narrowest, row: height} = layouts[view];
  const {width, first, last} = useVisibleRows(list, height);
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
  const rows = Math.ceil(works.length / columns);
  const mounted = rowsToMount({first, last, count: width && rows, max: Math.floor(maxCards / columns), focused});
  return (
    <div
      ref={setList}
      role="list"
      aria-label={text.works}
      className={`works ${view}`}
      style={{blockSize: rows * height}}
      onBlur={() => setFocused(undefined)}
    >
      {mounted.map(index => (
        <div
          key={index}
          role="presentation"
          className="row"
          style={{insetBlockStart: index * height, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`}}
          onFocus={() => setFocused(index)}
        >
          {works.slice(index * columns, (index + 1) * columns).map((work, column) => (
            <WorkCard
              key={work.id}
              work={work}
              view={view}
              sort={sort}
              position={index * columns + column + 1}
              total={works.length}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
