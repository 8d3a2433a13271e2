import {relativeTime} from '#domain/date/relativeTime';
import {useFreshNow} from './useNow';

interface AgeProps {
  /** When the data came (epoch milliseconds); nothing is shown where that is not known. */
  at: number | undefined;
  /** Asks for newer ones; without it, there is no button. */
  refresh?: () => void;
}

/** Says how old data are that are shown though the API gives no newer ones now: "from 12 minutes ago". */
export function Age({at, refresh}: AgeProps) {
  const now = useFreshNow();
  if (at === undefined) return null;
  return (
    <span className="ui-age">
      <time dateTime={new Date(at).toISOString()} title={new Date(at).toLocaleString()}>
        from {relativeTime(Math.floor((now - at) / 1000)).replace('Just now', 'just now')}
      </time>
      {refresh ? (
        <button type="button" className="ui-age-refresh" onClick={refresh}>
          Refresh
        </button>
      ) : null}
    </span>
  );
}
