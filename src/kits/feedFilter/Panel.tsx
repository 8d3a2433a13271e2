import {useEffect, useRef, type ComponentProps} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {useSource} from '#ui/useSource';
import {isOpen, panel} from './state';

/** A part of the panel with the filters of a feed. Its first field takes the focus when the user opens the panel. */
export function Panel({children, ...rest}: ComponentProps<'div'>) {
  const isShown = useSource(panel, isOpen);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If there are several parts, that is the first one's.
    if (panel.get() !== 'opened') return;
    panel.set('kept');
    node.current?.querySelector('input')?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div
      ref={node}
      {...rest}
      className="ui-filter ui-card ui-row"
      onKeyDown={event => {
        if (pressedKey(event) === 'Escape') panel.set('left');
      }}
    >
      {children}
    </div>
  );
}
