import {useRef, type PointerEvent} from 'react';

import type {BoxPlace} from './place';

interface Start {
  readonly x: number;
  readonly y: number;
  readonly place: BoxPlace;
}

interface DragOptions {
  place: BoxPlace;
  /** Computes the new position from the position at the start and the distance the pointer has moved (px). */
  change: (place: BoxPlace, x: number, y: number) => BoxPlace;
  drag: (place: BoxPlace | undefined) => void;
  keep: (place: BoxPlace) => void;
}

/** Event listeners for a node that is dragged. The pointer is captured, so it may leave the node while dragging. */
export function useDrag({place, change, drag, keep}: DragOptions) {
  const start = useRef<Start>(undefined);
  const reached = ({clientX, clientY}: PointerEvent) =>
    start.current && change(start.current.place, clientX - start.current.x, clientY - start.current.y);
  return {
    onPointerDown(event: PointerEvent) {
      const {button, clientX, clientY, pointerId, currentTarget, target} = event;
      if (button !== 0 || (target as Element).closest('[data-no-drag]')) return;
      start.current = {x: clientX, y: clientY, place};
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) drag(reached(event));
    },
    onPointerUp(event: PointerEvent) {
      const end = reached(event);
      start.current = undefined;
      if (end) keep(end);
    },
    onPointerCancel() {
      start.current = undefined;
      drag(undefined);
    },
  };
}
