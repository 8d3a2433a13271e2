import {useRef, type PointerEvent} from 'react';

interface ColumnDrag {
  /** The width at the start (px). */
  readonly width: () => number;
  readonly drag: (width: number) => void;
  readonly drop: (width: number) => void;
}

/** Event listeners for the edge of a column that is dragged. */
export function useColumnDrag({width, drag, drop}: ColumnDrag) {
  const start = useRef<{readonly x: number; readonly width: number}>(undefined);
  const widthAt = ({clientX, currentTarget}: PointerEvent) => {
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    return start.current && start.current.width + sign * (clientX - start.current.x);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      start.current = {x: event.clientX, width: width()};
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const now = widthAt(event);
      if (now !== undefined) drag(now);
    },
    onPointerUp(event: PointerEvent) {
      const now = widthAt(event);
      start.current = undefined;
      if (now !== undefined) drop(now);
    },
    onPointerCancel() {
      if (start.current) drop(start.current.width);
      start.current = undefined;
    },
  };
}
