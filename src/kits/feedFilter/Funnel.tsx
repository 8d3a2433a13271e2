import {useEffect, useRef} from 'react';

import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {hidden, isOpen, panel} from './state';
import {text} from './messages';

/** The button that opens and closes the filters of a feed. It is colored while they hide something. */
export default function Funnel() {
  const isExpanded = useSource(panel, isOpen);
  const {all, marked} = useSource(hidden, hidden.get);
  const button = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(isExpanded);
  useEffect(() => {
    if (wasExpanded.current && panel.get() === 'left') button.current?.focus();
    wasExpanded.current = isExpanded;
  }, [isExpanded]);
  return (
    <Button
      ref={button}
      icon
      variant="quiet"
      className={marked ? 'ui-funnel ui-funnel-on' : 'ui-funnel'}
      aria-label={text.open}
      title={marked ? text.hidden(marked, all) : text.open}
      aria-expanded={isExpanded}
      onClick={() => panel.set(isExpanded ? 'closed' : 'opened')}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 2h14v2l-5.5 5.5V14l-3-1.5v-3L1 4z" />
      </svg>
    </Button>
  );
}
