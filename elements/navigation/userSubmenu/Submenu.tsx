import {mangaBrowse} from '#services/settings/shared';
import {HostLink} from '#ui/link/HostLink';
import {useSetting} from '#ui/useSetting';
import {text} from './messages';

/**
 * Links to the user's own pages that the navigation does not link to: Favourites, Stats, Social, Reviews, Submissions.
 */
export default function Submenu({userName}: {userName: string}) {
  const [manga] = useSetting(mangaBrowse);
  const base = `/user/${encodeURIComponent(userName)}`;
  const pages = [
    [text.favourites, `${base}/favorites`],
    [text.stats, `${base}/stats/${manga ? 'manga' : 'anime'}/overview`],
    [text.social, `${base}/social`],
    [text.reviews, `${base}/reviews`],
    [text.submissions, `${base}/submissions`],
  ] as const;
  return (
    <ul className="menu" aria-label={text.menu}>
      {pages.map(([name, path]) => (
        <li key={name}>
          <HostLink to={path}>{name}</HostLink>
        </li>
      ))}
    </ul>
  );
}
