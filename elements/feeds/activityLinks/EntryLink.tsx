import {HostLink} from '#ui/link/HostLink';
import {text} from './messages';

/** Link from an entry of a feed to its page. */
export default function EntryLink({activityId}: {activityId: number}) {
  return (
    <HostLink to={`/activity/${activityId}`} aria-label={text.activityPage} title={text.activityPage}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M6 2v2H4v8h8v-2h2v4H2V2zm2 0h6v6l-2.2-2.2-4.6 4.6L5.8 9l4.4-4.8z" />
      </svg>
    </HostLink>
  );
}
