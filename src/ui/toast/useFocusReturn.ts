import {useRef, type RefObject} from 'react';

import {useSignalEffect} from '../useSignalEffect';

/**
 * For a region that can take focus and may disappear while it has it: remembers the previous place of the focus. The
 * returned function moves focus back there, and returns whether that place still exists.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): () => boolean {
  const previousFocus = useRef<HTMLElement | undefined>(undefined);
  useSignalEffect(
    signal => {
      const onFocusOut = (event: FocusEvent) => {
        const path = event.composedPath();
        const [from] = path;
        if (from instanceof HTMLElement && ref.current && !path.includes(ref.current)) previousFocus.current = from;
      };
      document.addEventListener('focusout', onFocusOut, {capture: true, signal});
    },
    [ref],
  );
  return () => {
    const {current: previous} = previousFocus;
    if (!previous?.isConnected) return false;
    previous.focus();
    return true;
  };
}
