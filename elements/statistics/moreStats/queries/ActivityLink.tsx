import {HostLink} from '#ui/link/HostLink';

/** A link to an activity, showing its address; the API gives the whole address. */
export function ActivityLink({siteUrl}: {siteUrl: string}) {
  const path = new URL(siteUrl, location.origin).pathname;
  return <HostLink to={path}>{path}</HostLink>;
}
