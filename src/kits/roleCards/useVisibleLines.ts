import {useEffectEvent, useRef, useState, type RefObject} from 'react';

import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import {shiftBetween, type Line} from './lines';

/** Lines are rendered up to this distance from the window (px). */
const margin = 190;

interface Watched {
  readonly grid: RefObject<HTMLElement | null>;
  readonly lines: readonly Line[];
  /** The user's choices. While they stay the same, the cards in view stay in place. */
  readonly asked: unknown;
  /** Receives the width of the grid and its direction. */
  readonly onWidth: (width: number, isRightToLeft: boolean) => void;
}

const none = {from: 0, to: 0};

/** The lines from the first whose end is below `start` to the last whose top is above `end`. */
function linesBetween(lines: readonly Line[], start: number, end: number) {
  const from = lines.findIndex(({top, height}) => top + height > start);
  if (from < 0) return none;
  const to = lines.findIndex(({top}) => top >= end);
  return {from, to: to < 0 ? lines.length : to};
}

/**
 * The lines near the window, which scrolls as a whole. When lines are inserted above those in view, the window follows
 * them in the same frame. (The virtualizer for tables expects a list at a fixed position of the page, but the site's
 * texts above this one can be expanded.)
 */
export function useVisibleLines({grid, lines, asked, onWidth}: Watched): readonly Line[] {
  const [range, setRange] = useState(none);
  const before = useRef<Pick<Watched, 'lines' | 'asked'>>(undefined);
  const look = useEffectEvent(() => {
    if (!grid.current) return;
    const offset = -grid.current.getBoundingClientRect().top;
    const next = linesBetween(lines, offset - margin, offset + window.innerHeight + margin);
    setRange(now => (now.from === next.from && now.to === next.to ? now : next));
  });
  const measure = useEffectEvent(() => {
    if (grid.current) onWidth(grid.current.clientWidth, getComputedStyle(grid.current).direction === 'rtl');
    look();
  });
  useSignalLayoutEffect(
    signal => {
      measure();
      window.addEventListener('scroll', look, {passive: true, signal});
      window.addEventListener('resize', look, {signal});
      const sizes = new ResizeObserver(measure);
      if (grid.current) sizes.observe(grid.current);
      // Content expanded above the grid moves it.
      sizes.observe(document.body);
      signal.addEventListener('abort', () => sizes.disconnect());
    },
    [grid],
  );
  useSignalLayoutEffect(() => {
    const old = before.current;
    before.current = {lines, asked};
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    const isRead = window.scrollY > 0 && top < window.innerHeight / 2;
    const shift = old && isRead && old.asked === asked ? shiftBetween(old.lines, lines, -top) : 0;
    if (shift) window.scrollBy({top: shift, behavior: 'instant'});
    look();
  }, [grid, lines, asked]);
  return lines.slice(range.from, range.to);
}
