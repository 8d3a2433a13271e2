import {text as apiText} from '#services/api/messages';
import {usePausedUntil} from '../usePausedUntil';

interface WaitNoteProps {
  /** A sentence about the task once requests are sent again. Default: a sentence about the wait. */
  children?: string;
}

/** States that requests are waiting, and until when; nothing while they are sent. For tasks that use the API. */
export function WaitNote({children}: WaitNoteProps) {
  const until = usePausedUntil();
  if (until === undefined) return null;
  return (
    <p className="ui-note" role="status">
      {children === undefined ? apiText.waitingUntil(until) : `${children} ${apiText.expected(until)}`}
    </p>
  );
}
