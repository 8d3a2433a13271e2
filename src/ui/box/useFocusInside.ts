import {useEffect, type RefObject} from 'react';

/** The focused node, through the shadow roots around it. */
function focused(): HTMLElement | undefined {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node instanceof HTMLElement ? node : undefined;
}

/** Takes the focus in when a box opens and gives it back to the opener when it closes, if it is still inside then. */
export function useFocusInside(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const node = ref.current;
    const opener = focused();
    node?.focus();
    return () => {
      const now = focused();
      if (!now || now === document.body || node?.contains(now)) opener?.focus();
    };
  }, [ref]);
}
