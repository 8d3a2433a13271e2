import type {KeyboardEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import type {Toast, ToastAction} from '#services/toasts';
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
export function ToastBox({toast: {text, kind, action, refusal, link, duration}, isPaused, close}: ToastBoxProps) {
  useCountdown(duration, !isPaused, close);
  const closeByKey = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const button = ({label, run}: ToastAction) => (
    <Button
      className="ui-toast-action"
      onClick={() => {
        run();
        close();
      }}
    >
      {label}
    </Button>
  );
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
      {action ? button(action) : null}
      {refusal ? button(refusal) : null}
      <Button variant="quiet" icon className="ui-close" aria-label={messageText.close} onClick={close}>
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}
