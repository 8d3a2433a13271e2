import {useState, type ReactNode} from 'react';

import {Button} from '../Button';
import {text} from './messages';

interface PagesProps {
  /**
   * Requests the next page, or again the one that failed; `undefined` after the last page, and while the first one loads.
   */
  more: (() => void) | undefined;
  /** Whether a page is being loaded. The button then ignores presses, and keeps the focus. */
  isLoading: boolean;
  label?: string | undefined;
  /** Text after the last page, once the button has been pressed. */
  end?: string | null | undefined;
  small?: boolean | undefined;
  /** Shown above the button: progress, or why a page is missing. */
  children?: ReactNode;
}

/** The end of a list that is loaded in pages: the state of the next page, and one button that stays until the last. */
export function Pages({more, isLoading, label = text.more, end = text.end, small = false, children}: PagesProps) {
  const [isPressed, setPressed] = useState(false);
  const load = () => {
    setPressed(true);
    more?.();
  };
  return (
    <div className="ui-pages">
      {children}
      {more || (isLoading && isPressed) ? (
        <Button small={small} busy={isLoading} onClick={load}>
          {label}
        </Button>
      ) : isPressed && end ? (
        <p className="ui-note">{end}</p>
      ) : null}
    </div>
  );
}
