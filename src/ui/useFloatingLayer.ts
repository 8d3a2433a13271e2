import {autoUpdate, flip, offset, shift, useFloating, type Placement} from '@floating-ui/react-dom';
import {useRef, type RefObject} from 'react';

import {useTopLayer} from './useTopLayer';

interface FloatingLayer {
  /** The node, for what else is done with it. */
  readonly node: RefObject<HTMLDivElement | null>;
  /** The ref and the style of a node with `popover="manual"`. */
  readonly props: {readonly ref: (node: HTMLDivElement | null) => void; readonly style: object};
}

/**
 * Shows a node in the top layer beside an element, `gap` px away from it. It follows the element, and takes the other
 * side where there is no room.
 */
export function useFloatingLayer(anchor: Element, placement: Placement, gap = 0): FloatingLayer {
  const node = useRef<HTMLDivElement>(null);
  useTopLayer(node);
  const {refs, floatingStyles} = useFloating<Element>({
    placement,
    strategy: 'fixed',
    elements: {reference: anchor},
    middleware: [offset(gap), flip(), shift({padding: 8})],
    whileElementsMounted: autoUpdate,
  });
  const ref = (next: HTMLDivElement | null) => {
    node.current = next;
    refs.setFloating(next);
  };
  return {node, props: {ref, style: floatingStyles}};
}
