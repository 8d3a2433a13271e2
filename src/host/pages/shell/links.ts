import {selector} from '../anchor';
import {override} from '../../dom/override';
import {watchElements} from '../../dom/observe';

/** Links to the anime search in the navigation bar and the mobile menu. */
const browseLinks = selector(
  'browseLinks',
  '#nav .links .browse-wrap > .link[href="/search/anime"], .mobile-nav .menu a[href="/search/anime"]',
  {evidence: 'High, 2026-05 for the bar; medium, 2026-07 for the menu, low for the link as its child.'},
);

/** Links to the forum in the navigation bar and the mobile menu. */
const forumLinks = selector(
  'forumLinks',
  '#nav .links > .link:is([href="/forum"], [href="/forum/overview"]), .mobile-nav .menu a:is([href="/forum"], [href="/forum/overview"])',
  {evidence: 'High, 2026-05 for the bar; medium, 2026-07 for the menu, low for the link as its child.'},
);

interface RedirectOptions {
  signal: AbortSignal;
  order: number;
}

/**
 * Points the site's links at another path, including links inserted later. Returns the set of links, which is kept up to
 * date.
 */
function redirect(wanted: string, path: string, {signal, order}: RedirectOptions): ReadonlySet<Element> {
  const links = new Set<Element>();
  const found = (link: Element) => {
    links.add(link);
    override(link, {attribute: 'href'}, path, {signal, order});
  };
  const changed = () => {
    for (const link of links) if (!link.isConnected) links.delete(link);
  };
  watchElements(wanted, {found, changed}, {signal});
  return links;
}

/** Points the site's links to the anime search at manga instead; see `redirect`. */
export const redirectBrowseToManga = (options: RedirectOptions) =>
  redirect(browseLinks.selector, '/search/manga', options);

/** The page of recently active threads. */
export const recentThreadsPath = '/forum/recent';

/** Points the site's links to the forum's overview at the recently active threads instead; see `redirect`. */
export const redirectForumToRecent = (options: RedirectOptions) =>
  redirect(forumLinks.selector, recentThreadsPath, options);

const homeLinks = selector('homeLinks', '#nav .links .link[href="/home"], .mobile-nav .menu a[href="/home"]', {
  evidence: 'High, 2026-05 for the bar; medium, 2026-07 for the menu, low for the link as its child.',
});
const logo = selector('logo', '#nav .logo', {evidence: 'Low, 2024-07: no newer source has it.'});

const closest = ({target}: Event, wanted: string) => (target instanceof Element ? target.closest(wanted) : null);

/** Whether a click hit a link to the home page in the navigation bar or the mobile menu. */
export const isOnHomeLink = (event: Event) => closest(event, homeLinks.selector) !== null;

/** Whether a click hit the logo in the navigation bar. */
export const isOnLogo = (event: Event) => closest(event, logo.selector) !== null;
