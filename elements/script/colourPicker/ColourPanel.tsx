import {useRef} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import ColourEditor from './ColourEditor';
import {text} from './messages';

/** The colour editor in the page's footer, in a panel above its button. */
export default function ColourPanel() {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  return (
    <details
      ref={details}
      onKeyDown={event => {
        if (pressedKey(event) !== 'Escape' || !details.current) return;
        details.current.open = false;
        button.current?.focus();
      }}
    >
      <summary ref={button} className="ui-chevron">
        {text.panel}
      </summary>
      <div className="ui-card panel">
        <ColourEditor />
      </div>
    </details>
  );
}
