import {useWindowVirtualizer} from '@tanstack/react-virtual';
import {useCallback, useRef, type RefObject} from 'react';

import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import {shiftBetween, type GridLine} from './gridLines';
import {indicesToMount} from './indicesToMount';

type Key = string | number;

interface MountedOptions<C> {
  readonly grid: RefObject<HTMLElement | null>;
  readonly lines: readonly GridLine<C>[];
  readonly keyOf: (card: C) => Key;
  /** Key of the card with the focus. */
  readonly focused: Key | undefined;
  /** Number of lines to render beyond those in the window, on each side. */
  readonly overscan: number;
  /** Maximum number of lines in the page. */
  readonly max: number;
  /** The user's choices. While they stay the same, the cards in view stay in place. */
  readonly asked: unknown;
}

/** Calls back when the grid may have moved in the window: after scrolling, resizing, or a change of the page above it. */
function watchPosition(grid: RefObject<HTMLElement | null>, moved: () => void): () => void {
  const end = new AbortController();
  const {signal} = end;
  for (const type of ['scroll', 'resize']) addEventListener(type, moved, {passive: true, signal});
  const sizes = new ResizeObserver(moved);
  if (grid.current) sizes.observe(grid.current);
  sizes.observe(document.body);
  moved();
  return () => {
    end.abort('over');
    sizes.disconnect();
  };
}

/**
 * The lines near the window, which scrolls as a whole, and the line with the focus. When lines are inserted above those
 * in view, the window follows them in the same frame. The library expects a list at a fixed position of the page, but
 * the site's texts above a grid can be expanded, so its position is measured instead.
 */
export function useMountedLines<C>(options: MountedOptions<C>): readonly GridLine<C>[] {
  const {grid, lines, keyOf, focused, overscan, max, asked} = options;
  const look = useRef<() => void>(undefined);
  const before = useRef<Pick<MountedOptions<C>, 'lines' | 'asked'>>(undefined);
  const kept = focused === undefined ? -1 : lines.findIndex(({cards}) => cards.some(card => keyOf(card) === focused));
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: index => lines[index]?.height ?? 0,
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    rangeExtractor: useCallback(
      range => indicesToMount(range, {overscan, max, focused: [kept]}),
      [overscan, max, kept],
    ),
    observeElementOffset(_instance, report) {
      look.current = () => report(-(grid.current?.getBoundingClientRect().top ?? 0), false);
      return watchPosition(grid, look.current);
    },
    // The library would scroll to its initial offset.
    scrollToFn: () => undefined,
  });
  useSignalLayoutEffect(() => {
    const old = before.current;
    before.current = {lines, asked};
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    const isRead = scrollY > 0 && top < innerHeight / 2;
    const follows = old && isRead && old.asked === asked;
    const shift = follows ? shiftBetween(old.lines, lines, {offset: -top, keyOf}) : 0;
    if (shift) scrollBy({top: shift, behavior: 'instant'});
    look.current?.();
  }, [grid, lines, keyOf, asked]);
  return virtualizer.getVirtualItems().flatMap(({index}) => lines[index] ?? []);
}
