import {useLayoutEffect, type RefObject} from 'react';

/** The focused element, looked up through nested shadow roots. */
function deepActiveElement(): HTMLElement | undefined {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node instanceof HTMLElement ? node : undefined;
}

/**
 * Moves focus into a box when it opens, and back to the previously focused element when it closes with the focus still
 * inside.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>) {
  // Before the box is removed, so that the focus is never lost.
  useLayoutEffect(() => {
    const node = ref.current;
    const opener = deepActiveElement();
    node?.focus();
    return () => {
      const now = deepActiveElement();
      if (!now || now === document.body || node?.contains(now)) opener?.focus();
    };
  }, [ref]);
}
