import {HostLink} from '#ui/link/HostLink';

/** A link over the words of a heading; the click ends here, or the site's own listener on the heading would go there a second time. */
export default function HeadingLink({path, label}: {path: string; label: string}) {
  return (
    <HostLink to={path} aria-label={label} onClick={event => event.stopPropagation()}>
      {''}
    </HostLink>
  );
}
