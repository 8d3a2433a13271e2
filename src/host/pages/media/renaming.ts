import {mediaOf, ownText, selector} from '../anchor';
import {mediaHeading} from './anchors';
import {pageTitle} from '../shell/anchors';
import {inPageTitle, inReviewLine} from '#domain/media/titleInText';
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

/** Nodes with the title of a media item: links, or parts of one. */
const titleLinks = selector(
  'titleLinks',
  'a.title[href], .title > a[href], a.title-link[href], .notification .details > a[href], .role-card a.content > .name, .recommendation-pair-card a .title > span, .recommendation-card a .title span[aria-label], .media-embed .title',
);

/** Cards of reviews, whose only sign of the media item is the banner. */
const reviewCards = selector('reviewCards', '.review-card .header');

const mediaOfTitle = (node: Element) => mediaOf(node.closest('a')?.getAttribute('href'));

/** The media item of a review, by the address of its banner, such as `/media/anime/banner/n1-abc.jpg`. */
function mediaOfReview(header: Element) {
  const banner = header.closest('.review-card')?.querySelector('[data-src]')?.getAttribute('data-src');
  const found = /\/media\/(anime|manga)\/banner\/n?(\d+)/.exec(banner ?? '');
  return found && mediaOf(`/${found[1]}/${found[2]}`);
}

/** Overrides the document title while a media page is open. */
function overridePageTitle(rewrite: (title: string) => string, {signal, order}: Options) {
  const value = (host: string | undefined) => (host && mediaOf(location.pathname) ? inPageTitle(host, rewrite) : host);
  const found = (node: Element) => override(node, {text: true}, value, {signal, order});
  watchElements(pageTitle.selector, {found, changed() {}}, {signal});
}

/** Replaces the heading and document title of a media page, now and whenever the site renders them again. */
export function renameHeading(name: string, {signal, order}: Options) {
  const found = (node: Element) => override(node, {text: true}, name, {signal, order});
  watchElements(mediaHeading.selector, {found, changed() {}}, {signal});
  overridePageTitle(() => name, {signal, order});
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
  const nameFor = (media: ReturnType<typeof mediaOf> | null) => media && nameOf(media.mediaType, media.mediaId);
  const read = (link: Element, current: string | undefined) =>
    current !== undefined || hasOwnText(link) ? (nameFor(mediaOfTitle(link)) ?? undefined) : undefined;
  const apply = (link: Element, name: string, own: AbortSignal) =>
    override(link, {text: true}, name, {signal: own, order});
  // The site changes a link's address before its title, and both before `read` is called again.
  overrideEach(titleLinks.selector, {read, apply, hrefs: true}, {signal});
  const inReview = {
    read: (header: Element) => nameFor(mediaOfReview(header)) ?? undefined,
    apply: (header: Element, name: string, own: AbortSignal) =>
      override(header, {text: true}, host => host && inReviewLine(host, () => name), {signal: own, order}),
  };
  overrideEach(reviewCards.selector, inReview, {signal});
}

/**
 * Rewrites the heading of a media page and the titles in links to media, also those that the site renders or changes
 * later. `rewrite` returns a title unchanged to leave it alone.
 */
export function rewriteTitles(rewrite: (title: string) => string, {signal, order}: Options) {
  const value = (host: string | undefined) => host && rewrite(host);
  const found = (node: Element) => override(node, {text: true}, value, {signal, order});
  watchElements(mediaHeading.selector, {found, changed() {}}, {signal});
  overridePageTitle(rewrite, {signal, order});
  // A link that has been rewritten stays claimed while it leads to a media item: the site may change its title in place.
  const read = (link: Element, current: true | undefined) => {
    const title = ownText(link);
    const isWanted = mediaOfTitle(link) && (current ?? rewrite(title) !== title);
    return isWanted ? true : undefined;
  };
  const apply = (link: Element, _: true, own: AbortSignal) => override(link, {text: true}, value, {signal: own, order});
  overrideEach(titleLinks.selector, {read, apply, hrefs: true}, {signal});
  const inReview = (host: string | undefined) => host && inReviewLine(host, rewrite);
  const foundReview = (node: Element) => override(node, {text: true}, inReview, {signal, order});
  watchElements(reviewCards.selector, {found: foundReview, changed() {}}, {signal});
}
