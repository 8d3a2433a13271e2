import {text as apiText} from '#services/api/messages';
import {usePausedUntil} from '../useCachedQuery';

interface WaitNoteProps {
  /** What happens once requests are sent again, as a sentence. Default: what it waits for. */
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
