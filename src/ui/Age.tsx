import {formatRelativeTime} from '#domain/date/relativeTime';
import {Button} from './Button';
import {useRelativeNow} from './useNow';
import {formatDateTime} from '#domain/text/format';
import {text} from './messages';

interface AgeProps {
  /** When the data were fetched (epoch milliseconds). If unknown, nothing is rendered. */
  at: number | undefined;
  /** Fetches newer data. Without it there is no button. */
  refresh?: () => void;
}

/** Shows the age of data that are displayed although the API currently returns nothing newer: "from 12 minutes ago". */
export function Age({at, refresh}: AgeProps) {
  const now = useRelativeNow();
  if (at === undefined) return null;
  return (
    <span>
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {text.ageOf(formatRelativeTime(Math.floor((now - at) / 1000), {inSentence: true}))}
      </time>
      {refresh ? (
        <Button small onClick={refresh}>
          {text.refresh}
        </Button>
      ) : null}
    </span>
  );
}
