import {useServices} from '../../../src/ui/context';
import {HostLink} from '../../../src/ui/link/HostLink';
import {useSource} from '../../../src/ui/useSource';

/** Leads to the social page of the person, where `selectMyThreads` opens their threads. */
export default function MyThreadsLink() {
  const {session} = useServices();
  const name = useSource(session, session.userName);
  if (name === undefined) return null;
  return <HostLink to={`/user/${encodeURIComponent(name)}/social#my-threads`}>My threads</HostLink>;
}
