import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {usePressOutside} from '../usePressOutside';
import {useSignalEffect} from '../useSignalEffect';

/** Delays in ms: passing over many elements opens nothing, and there is time to move the pointer to the tooltip. */
const delay = {open: 150, close: 120};

/** Hovering over a host node also opens the tooltip of our element inside it. */
function useHoveringOver(over: HTMLElement | null | undefined, enter: () => void, leave: () => void) {
  const latest = useRef({enter, leave});
  useEffect(() => {
    latest.current = {enter, leave};
  });
  useSignalEffect(
    signal => {
      const entered = ({pointerType}: globalThis.PointerEvent) => {
        if (pointerType !== 'touch') latest.current.enter();
      };
      over?.addEventListener('pointerenter', entered, {signal});
      over?.addEventListener('pointerleave', () => latest.current.leave(), {signal});
    },
    [over],
  );
}

/**
 * Opens a tooltip at the first element of an area when it is hovered or focused. Returns that element while the tooltip
 * is open, and the listeners for the area. Hovering over `over`, a host node, opens it as well. A pinned one stays open
 * until it is left by a press elsewhere, by Escape or by the focus.
 */
export function useHovering(over?: HTMLElement | null, isPinned = false) {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: Element | null | undefined, wait = 0) => {
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(() => setAnchor(next ?? undefined), wait);
    else setAnchor(next ?? undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const area = useRef<HTMLSpanElement>(null);
  const leave = () => {
    if (!isPinned) set(undefined, delay.close);
  };
  useHoveringOver(over, () => set(area.current?.firstElementChild, delay.open), leave);
  useSignalEffect(
    signal => {
      // The focus may be anywhere if the pointer opened the tooltip.
      const escape = (event: globalThis.KeyboardEvent) => {
        if (pressedKey(event) === 'Escape') setAnchor(undefined);
      };
      if (anchor) document.addEventListener('keydown', escape, {signal});
    },
    [anchor],
  );
  usePressOutside(
    () => [area.current],
    () => setAnchor(undefined),
    isPinned,
  );
  const listeners = {
    onPointerEnter({pointerType, currentTarget}: PointerEvent) {
      if (pointerType !== 'touch') set(currentTarget.firstElementChild, delay.open);
    },
    onPointerLeave: leave,
    onFocus({target, currentTarget}: FocusEvent) {
      if (target.matches(':focus-visible')) set(currentTarget.firstElementChild);
    },
    onBlur({relatedTarget, currentTarget}: FocusEvent) {
      if (!isPinned || (relatedTarget && !currentTarget.contains(relatedTarget))) set(undefined);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!anchor || pressedKey(event) !== 'Escape') return;
      // Escape should close only the tooltip, not the box that contains it.
      event.stopPropagation();
      if (isPinned && anchor instanceof HTMLElement) anchor.focus();
      set(undefined);
    },
  };
  const open = () => set(area.current?.firstElementChild);
  return {anchor, area, listeners, open, close: () => set(undefined)};
}
