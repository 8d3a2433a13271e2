import {relativeTime} from '#domain/date/relativeTime';
import {useFreshNow} from './useNow';

/** How long ago something was (spec 1, section 9), from its time in epoch seconds as the API gives it; the exact time is its title. */
export function RelativeTime({at}: {at: number}) {
  const now = useFreshNow();
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString()}>
      {relativeTime(Math.floor(now / 1000) - at)}
    </time>
  );
}
