import {useRef, type PointerEvent} from 'react';

import type {BoxBounds} from './boxBounds';

interface DragStart {
  readonly x: number;
  readonly y: number;
  readonly place: BoxBounds;
}

interface DragOptions {
  place: BoxBounds;
  /** Computes the new position from the position at the start and the distance the pointer has moved (px). */
  compute: (place: BoxBounds, x: number, y: number) => BoxBounds;
  onDrag: (place: BoxBounds | undefined) => void;
  onDrop: (place: BoxBounds) => void;
}

/** Event listeners for a node that is dragged. The pointer is captured, so it may leave the node while dragging. */
export function useDrag({place, compute, onDrag, onDrop}: DragOptions) {
  const start = useRef<DragStart>(undefined);
  const positionAt = ({clientX, clientY}: PointerEvent) =>
    start.current && compute(start.current.place, clientX - start.current.x, clientY - start.current.y);
  return {
    onPointerDown(event: PointerEvent) {
      const {button, clientX, clientY, pointerId, currentTarget, target} = event;
      if (button !== 0 || (target as Element).closest('[data-no-drag]')) return;
      start.current = {x: clientX, y: clientY, place};
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) onDrag(positionAt(event));
    },
    onPointerUp(event: PointerEvent) {
      const end = positionAt(event);
      start.current = undefined;
      if (end) onDrop(end);
    },
    onPointerCancel() {
      start.current = undefined;
      onDrag(undefined);
    },
  };
}
