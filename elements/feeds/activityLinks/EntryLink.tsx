import {HostLink} from '#ui/link/HostLink';
import {text} from './messages';

/** Link from an entry of a feed to its page. */
export default function EntryLink({activityId}: {activityId: number}) {
  return (
    <HostLink to={`/activity/${activityId}`} aria-label={text.activityPage} title={text.activityPage}>
      ↗
    </HostLink>
  );
}
