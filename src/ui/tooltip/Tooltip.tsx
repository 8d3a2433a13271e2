import {autoUpdate, flip, offset, shift, useFloating} from '@floating-ui/react-dom';
import {cloneElement, useId, useRef, type ReactElement, type ReactNode} from 'react';

import {useTopLayer} from '../useTopLayer';
import {useHovering} from './useHovering';

interface TooltipProps {
  /** Content of the tooltip; `undefined` or `''` means no tooltip. */
  text: ReactNode;
  /** The element it describes. It must be focusable, since not everyone can hover. */
  children: ReactElement<{'aria-describedby'?: string | undefined; onClick?: () => void}>;
  /** Preferred side; the opposite one is used if there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** A host node that opens the tooltip on hover as well. */
  hoverTarget?: HTMLElement | null;
  /** Clicking toggles the tooltip: for buttons with no other function, since touch screens have no hover. */
  toggleOnClick?: boolean;
}

function Bubble({id, anchor, text, side}: {id: string; anchor: Element; text: ReactNode; side: TooltipProps['side']}) {
  const bubble = useRef<HTMLDivElement>(null);
  useTopLayer(bubble);
  const {refs, floatingStyles} = useFloating<Element>({
    placement: side ?? 'top',
    strategy: 'fixed',
    elements: {reference: anchor},
    middleware: [offset(6), flip(), shift({padding: 8})],
    whileElementsMounted: autoUpdate,
  });
  const setBubble = (node: HTMLDivElement | null) => {
    bubble.current = node;
    refs.setFloating(node);
  };
  return (
    <div ref={setBubble} id={id} role="tooltip" popover="manual" className="ui-tooltip" style={floatingStyles}>
      {text}
    </div>
  );
}

/**
 * Describes an element while it is hovered or focused. It stays while the pointer is on the tooltip itself, and Escape
 * closes it (WCAG 1.4.13). It is a description only; the element needs an accessible name of its own.
 */
export function Tooltip({text, children, side, hoverTarget, toggleOnClick}: TooltipProps) {
  const id = useId();
  const {anchor, area, listeners, toggle} = useHovering(hoverTarget);
  const shows = anchor && text !== undefined && text !== '';
  return (
    <span ref={area} className="ui-tooltip-area" {...listeners}>
      {cloneElement(children, {
        'aria-describedby': shows ? id : children.props['aria-describedby'],
        ...(toggleOnClick ? {onClick: toggle} : {}),
      })}
      {shows ? <Bubble id={id} anchor={anchor} text={text} side={side} /> : null}
    </span>
  );
}
