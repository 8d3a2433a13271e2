import {text} from '#services/api/messages';
import {usePausedUntil} from '../usePausedUntil';

/** States that requests are waiting, and until when; nothing while they are sent. For tasks that use the API. */
export function WaitNote() {
  const until = usePausedUntil();
  if (until === undefined) return null;
  return (
    <p className="ui-note" role="status">
      {text.waitingUntil(until)}
    </p>
  );
}
