import {HostLink} from '#ui/link/HostLink';

/** Link from an entry of a feed to its page. */
export default function EntryLink({activityId}: {activityId: number}) {
  return (
    <HostLink to={`/activity/${activityId}`} aria-label="To the activity's page" title="To the activity's page">
      ↗
    </HostLink>
  );
}
