import {cloneElement, useId, useState, type ReactElement, type ReactNode} from 'react';

import {useFloatingLayer} from '../useFloatingLayer';
import {useHovering} from './useHovering';

interface TooltipProps {
  /** Content of the tooltip; `undefined` or `''` means no tooltip. */
  text: ReactNode;
  /** The element it describes. It must be focusable, since not everyone can hover. */
  children: ReactElement<{'aria-describedby'?: string | undefined; 'aria-expanded'?: boolean; onClick?: () => void}>;
  /** Preferred side; the opposite one is used if there is no room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** A host node that opens the tooltip on hover as well. */
  hoverTarget?: HTMLElement | null;
  /** Clicking toggles the tooltip: for buttons with no other function, since touch screens have no hover. */
  toggleOnClick?: boolean;
  /** Shown in place of the text after a press on the element or its tooltip, until it is left; with its name. */
  full?: {readonly label: string; readonly content: ReactNode};
}

interface BubbleProps {
  id: string;
  text: ReactNode;
  side: TooltipProps['side'];
  anchor: Element;
  /** Its name, if it is more than a description of the element. */
  label: string | undefined;
  onClick: (() => void) | undefined;
}

function Bubble({id, anchor, text, side, label, onClick}: BubbleProps) {
  const {props} = useFloatingLayer(anchor, side ?? 'top', 6);
  return (
    <div
      {...props}
      id={id}
      role={label === undefined ? 'tooltip' : 'group'}
      aria-label={label}
      tabIndex={label === undefined ? undefined : -1}
      popover="manual"
      className="ui-tooltip"
      onClick={onClick}
    >
      {text}
    </div>
  );
}

/**
 * Describes an element while it is hovered or focused. It stays while the pointer is on the tooltip itself, and Escape
 * closes it (WCAG 1.4.13). It is a description only; the element needs an accessible name of its own.
 */
export function Tooltip({text, children, side, hoverTarget, toggleOnClick, full}: TooltipProps) {
  const id = useId();
  const [isPinned, setPinned] = useState(false);
  const {anchor, area, listeners, open, close} = useHovering(hoverTarget, isPinned);
  if (!anchor && isPinned) setPinned(false);
  const shows = anchor && text !== undefined && text !== '';
  const shown = isPinned ? full : undefined;
  const pin = () => {
    open();
    setPinned(true);
  };
  const toggle = () => {
    if (full ? isPinned : anchor) close();
    else if (full) pin();
    else open();
  };
  return (
    <span ref={area} className="ui-tooltip-area" {...listeners}>
      {cloneElement(children, {
        'aria-describedby': shows && !shown ? id : children.props['aria-describedby'],
        ...(full && {'aria-expanded': isPinned}),
        ...(toggleOnClick || full ? {onClick: toggle} : {}),
      })}
      {shows ? (
        <Bubble
          id={id}
          anchor={anchor}
          text={shown?.content ?? text}
          side={side}
          label={shown?.label}
          onClick={full && pin}
        />
      ) : null}
    </span>
  );
}
