import {formatRelativeTime} from '#domain/date/relativeTime';
import {Button} from './Button';
import {useRelativeNow} from './useNow';

interface AgeProps {
  /** When the data were fetched (epoch milliseconds). If unknown, nothing is rendered. */
  at: number | undefined;
  /** Fetches newer data. Without it there is no button. */
  refresh?: () => void;
}

/**
 * Shows the age of data that are displayed although the API cannot give newer ones at the moment: "from 12 minutes
 * ago".
 */
export function Age({at, refresh}: AgeProps) {
  const now = useRelativeNow();
  if (at === undefined) return null;
  return (
    <span className="ui-age">
      <time dateTime={new Date(at).toISOString()} title={new Date(at).toLocaleString()}>
        from {formatRelativeTime(Math.floor((now - at) / 1000)).replace('Just now', 'just now')}
      </time>
      {refresh ? (
        <Button small className="ui-age-refresh" onClick={refresh}>
          Refresh
        </Button>
      ) : null}
    </span>
  );
}
