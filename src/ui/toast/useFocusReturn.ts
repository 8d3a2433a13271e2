import {useEffect, useRef, type RefObject} from 'react';

/**
 * For a region that can take focus and may disappear while it has it: remembers where the focus was before. The
 * returned function moves focus back there.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const left = (event: FocusEvent) => {
      const path = event.composedPath();
      const [from] = path;
      if (from instanceof HTMLElement && ref.current && !path.includes(ref.current)) before.current = from;
    };
    document.addEventListener('focusout', left, true);
    return () => document.removeEventListener('focusout', left, true);
  }, [ref]);
  return () => before.current?.focus();
}
