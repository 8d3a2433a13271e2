import {HostLink} from '#ui/link/HostLink';

/**
 * A link over the text of a heading. The click does not propagate, because the site's own listener on the heading would
 * navigate a second time.
 */
export default function HeadingLink({path, label}: {path: string; label: string}) {
  return (
    <HostLink to={path} aria-label={label} onClick={event => event.stopPropagation()}>
      {''}
    </HostLink>
  );
}
