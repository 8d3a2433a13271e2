import {formatRelativeTime} from '#domain/date/relativeTime';
import {useRelativeNow} from './useNow';
import {formatDateTime} from '#domain/text/format';

/**
 * The age of a point in time, such as "5 minutes ago". `at` is in epoch seconds, as in the API; the exact time is in
 * the tooltip.
 */
export function RelativeTime({at}: {at: number}) {
  const now = useRelativeNow();
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date.getTime())}>
      {formatRelativeTime(Math.floor(now / 1000) - at)}
    </time>
  );
}
