import {autoUpdate, flip, offset, shift, useFloating} from '@floating-ui/react-dom';
import {cloneElement, useId, useRef, type ReactElement, type ReactNode} from 'react';

import {useTopLayer} from '../useTopLayer';
import {useHovering} from './useHovering';

interface TooltipProps {
  /** What it says; nothing (`undefined`, `''`): there is no tooltip. */
  text: ReactNode;
  /** What it says something about: one element that takes the focus, since hovering alone is not for everybody. */
  children: ReactElement<{'aria-describedby'?: string | undefined; onClick?: () => void}>;
  /** On which side, where there is room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** A node of the host over which it opens, too. */
  over?: HTMLElement | null;
  /** A click opens and closes it: for buttons that do nothing else, since a finger does not hover. */
  pressed?: boolean;
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
 * Says more about an element while the pointer or the focus is on it. It stays while the pointer is on the tooltip
 * itself, and Escape puts it away (WCAG 1.4.13). It describes; the element needs a name of its own.
 */
export function Tooltip({text, children, side, over, pressed}: TooltipProps) {
  const id = useId();
  const {anchor, area, listeners, toggle} = useHovering(over);
  const shows = anchor && text !== undefined && text !== '';
  return (
    <span ref={area} className="ui-tooltip-area" {...listeners}>
      {cloneElement(children, {
        'aria-describedby': shows ? id : children.props['aria-describedby'],
        ...(pressed ? {onClick: toggle} : {}),
      })}
      {shows ? <Bubble id={id} anchor={anchor} text={text} side={side} /> : null}
    </span>
  );
}
