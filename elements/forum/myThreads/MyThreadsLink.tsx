import {useServices} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {useSource} from '#ui/useSource';
import {text} from './messages';

/** Link to the user's social page, where `selectMyThreads` opens their threads. */
export default function MyThreadsLink() {
  const {session} = useServices();
  const name = useSource(session, session.userName);
  if (name === undefined) return null;
  return <HostLink to={`/user/${encodeURIComponent(name)}/social#my-threads`}>{text.link}</HostLink>;
}
