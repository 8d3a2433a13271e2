import type {KeyboardEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import type {Toast} from '#services/toasts';
import {Button} from '../Button';
import {HostLink} from '../link/HostLink';
import {useCountdown} from './useCountdown';
import {text as messageText} from './messages';

interface ToastBoxProps {
  toast: Toast;
  /** Whether its countdown is paused. */
  isPaused: boolean;
  close: () => void;
}

/** A message with its action and a close button; Escape closes it while it has focus. */
export function ToastBox({toast: {text, kind, action, link, duration}, isPaused, close}: ToastBoxProps) {
  useCountdown(duration, !isPaused, close);
  const closeByKey = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const act = () => {
    action?.run();
    close();
  };
  return (
    <div className="ui-toast" data-kind={kind} onKeyDown={closeByKey}>
      <p>
        {text}
        {link ? (
          <>
            {' '}
            <HostLink to={link.path} onClick={close}>
              {link.label}
            </HostLink>
          </>
        ) : null}
      </p>
      {action ? (
        <Button className="ui-toast-action" onClick={act}>
          {action.label}
        </Button>
      ) : null}
      <Button variant="quiet" icon className="ui-close" aria-label={messageText.close} onClick={close}>
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}
