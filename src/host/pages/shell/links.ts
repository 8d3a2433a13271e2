import {override} from '../../dom/override';
import {watchFor} from '../../dom/observe';

/** Links of bar and mobile menu to the search of anime. */
const browse = '#nav .links .browse-wrap > .link[href="/search/anime"], .mobile-nav .menu > a[href="/search/anime"]';

/** Points the site's links to the search at manga, those that come later, too. */
export function pointBrowseAtManga({signal, order}: {signal: AbortSignal; order: number}): ReadonlySet<Element> {
  const links = new Set<Element>();
  const found = (link: Element) => {
    links.add(link);
    override(link, {attribute: 'href'}, '/search/manga', {signal, order});
  };
  const changed = () => {
    for (const link of links) if (!link.isConnected) links.delete(link);
  };
  watchFor(browse, {found, changed}, {signal});
  return links;
}

const closest = ({target}: Event, selector: string) => (target instanceof Element ? target.closest(selector) : null);

/** Whether a click fell on a link of bar or mobile menu to the home page. */
export const isOnHomeLink = (event: Event) =>
  closest(event, '#nav .links > .link[href="/home"], .mobile-nav .menu > a[href="/home"]') !== null;

/** Whether a click fell on the logo of the bar. */
export const isOnLogo = (event: Event) => closest(event, '#nav .logo') !== null;
