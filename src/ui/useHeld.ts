import {useState, type FocusEvent, type MouseEvent} from 'react';

import {useSignalEffect} from './useSignalEffect';

/** Time for which a list stays as it is after a press on a touch screen, where no pointer leaves (ms). */
const afterPressMs = 1000;

/** Whether a part of the page is pointed at, has the keyboard's focus or was just pressed, and the handlers for it. */
function useIsUsed() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [pressedAt, setPressedAt] = useState(0);
  useSignalEffect(
    signal => {
      if (!pressedAt) return;
      const timer = setTimeout(() => setPressedAt(0), afterPressMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [pressedAt],
  );
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({target}: FocusEvent<HTMLElement>) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onClick: ({timeStamp}: MouseEvent) => setPressedAt(timeStamp),
  };
  return {isUsed: isPointed || isFocused || pressedAt > 0, handlers};
}

/**
 * The value as it was when the user began to use a part of the page, until the pointer and focus have left: for an
 * order in which nothing may move under the pointer. `now` is the same object until it changes; the part takes the
 * handlers.
 */
export function useHeld<T>(now: T) {
  const {isUsed, handlers} = useIsUsed();
  const [held, setHeld] = useState(now);
  if (!isUsed && held !== now) setHeld(now);
  return [isUsed ? held : now, handlers] as const;
}
