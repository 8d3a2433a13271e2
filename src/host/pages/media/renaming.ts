import {mediaOf, ownText, selector} from '../anchor';
import {mediaHeading} from './anchors';
import {watchAddress} from '../../dom/navigation';
import {watchElements} from '../../dom/observe';
import {override} from '../../dom/override';
import {overrideEach} from '../../dom/overrideEach';

interface Options {
  signal: AbortSignal;
  order: number;
}

/** Returns the title to show for a media item, or `undefined` to keep the site's. */
export type TitleFor = (mediaType: 'ANIME' | 'MANGA', mediaId: number) => string | undefined;

/** Links with the title of a media item. */
const titleLinks = selector('titleLinks', 'a.title[href], .title > a[href]');

/** Replaces the heading of a media page, now and whenever the site renders it again. */
export function renameHeading(name: string, {signal, order}: Options) {
  const found = (node: Element) => override(node, {text: true}, name, {signal, order});
  watchElements(mediaHeading.selector, {found, changed() {}}, {signal});
}

/**
 * Keeps the address on another path, on this page and on those visited later. `pathOf` returns the new path, or
 * `undefined` to leave it. The history entry and its state remain the site's own, so that its router still goes back
 * and forward correctly. If the signal ends on a rewritten page, the original path is restored.
 */
export function rewritePath(pathOf: (path: string) => string | undefined, {signal}: {signal: AbortSignal}) {
  let kept: {site: string; ours: string} | undefined;
  const replace = (path: string) => history.replaceState(history.state, '', path + location.search + location.hash);
  const rewrite = () => {
    if (signal.aborted) return;
    const {pathname} = location;
    const wanted = pathOf(pathname);
    if (wanted === undefined || wanted === pathname) return;
    kept = {site: pathname, ours: wanted};
    replace(wanted);
  };
  // Deferred because the site and the dispatcher are still processing the change.
  const later = () => queueMicrotask(rewrite);
  watchAddress(later, {signal});
  later();
  signal.addEventListener('abort', () =>
    queueMicrotask(() => {
      if (kept?.ours === location.pathname) replace(kept.site);
    }),
  );
}

/** Whether a link has its own text; a dot for the list status or another extension's nodes may be beside it. */
const hasOwnText = (link: Element) => ownText(link) !== '';

/** Replaces the titles in links to media, including links that are inserted or changed later. */
export function renameLinks(nameOf: TitleFor, {signal, order}: Options) {
  const nameFor = (link: Element) => {
    const media = mediaOf(link.getAttribute('href'));
    return media && nameOf(media.mediaType, media.mediaId);
  };
  const read = (link: Element, current: string | undefined) =>
    current !== undefined || hasOwnText(link) ? nameFor(link) : undefined;
  const apply = (link: Element, name: string, own: AbortSignal) =>
    override(link, {text: true}, name, {signal: own, order});
  // The site changes a link's address before its title, and both before `read` is called again.
  overrideEach(titleLinks.selector, {read, apply, hrefs: true}, {signal});
}

/**
 * Rewrites the heading of a media page and the titles in links to media, also those that the site renders or changes
 * later. `rewrite` returns a title unchanged to leave it alone.
 */
export function rewriteTitles(rewrite: (title: string) => string, {signal, order}: Options) {
  const value = (host: string | undefined) => host && rewrite(host);
  const found = (node: Element) => override(node, {text: true}, value, {signal, order});
  watchElements(mediaHeading.selector, {found, changed() {}}, {signal});
  // A link that has been rewritten stays claimed while it leads to a media item: the site may change its title in place.
  const read = (link: Element, current: true | undefined) => {
    const title = ownText(link);
    const isWanted = mediaOf(link.getAttribute('href')) && (current ?? rewrite(title) !== title);
    return isWanted ? true : undefined;
  };
  const apply = (link: Element, _: true, own: AbortSignal) => override(link, {text: true}, value, {signal: own, order});
  overrideEach(titleLinks.selector, {read, apply, hrefs: true}, {signal});
}
