import {mangaBrowse} from '#services/settings/shared';
import {HostLink} from '#ui/link/HostLink';
import {useSetting} from '#ui/useSetting';

/** Links to the person's own pages that the navigation does not link to (rule navigation-2). */
export default function Submenu({userName}: {userName: string}) {
  const [manga] = useSetting(mangaBrowse);
  const base = `/user/${encodeURIComponent(userName)}`;
  const pages = [
    ['Favourites', `${base}/favorites`],
    ['Stats', `${base}/stats/${manga ? 'manga' : 'anime'}/overview`],
    ['Social', `${base}/social`],
    ['Reviews', `${base}/reviews`],
    ['Submissions', `${base}/submissions`],
  ] as const;
  return (
    <ul className="menu" aria-label="Your pages">
      {pages.map(([name, path]) => (
        <li key={name}>
          <HostLink to={path}>{name}</HostLink>
        </li>
      ))}
    </ul>
  );
}
