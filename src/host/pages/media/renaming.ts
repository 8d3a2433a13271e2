import {mediaOf} from '../anchor';
import {mediaHeading} from './anchors';
import {watchAddress} from '../../dom/navigation';
import {watchFor, watchPointed} from '../../dom/observe';
import {override} from '../../dom/override';

interface Options {
  signal: AbortSignal;
  order: number;
}

/** What a work is to be called, or `undefined`: as the site calls it. */
export type NameOf = (mediaType: 'ANIME' | 'MANGA', mediaId: number) => string | undefined;

/** Links that show nothing but a work's title. */
const titleLinks = 'a.title[href], .title > a[href]';

/** Replaces the heading of a work's page, now and whenever the site draws it anew. */
export function renameHeading(name: string, {signal, order}: Options) {
  const found = (node: Element) => override(node, {text: true}, name, {signal, order});
  watchFor(mediaHeading, {found, changed() {}}, {signal});
}

/**
 * Keeps the address under another path, from this one and those that follow: `pathOf` says which, `undefined` leaves it. The entry in
 * the history and its state stay the site's own, so that its router goes back and forward as before; when the signal ends on a page
 * that was rewritten, it gets its path back.
 */
export function keepPath(pathOf: (path: string) => string | undefined, {signal}: {signal: AbortSignal}) {
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
  // Not within the change itself: the site and the dispatcher are still at work on it.
  const later = () => queueMicrotask(rewrite);
  watchAddress(later, {signal});
  later();
  signal.addEventListener('abort', () =>
    queueMicrotask(() => {
      if (kept?.ours === location.pathname) replace(kept.site);
    }),
  );
}

const isPlain = (link: Element) => link.childElementCount === 0 && link.textContent?.trim() !== '';

/** Gives links to works other titles, those that come later or are pointed elsewhere included. */
export function renameLinks(nameOf: NameOf, {signal, order}: Options) {
  const renamed = new Map<Element, AbortController>();
  const end = (link: Element) => {
    renamed.get(link)?.abort('over');
    renamed.delete(link);
  };
  const nameFor = (link: Element) => {
    const media = mediaOf(link.getAttribute('href'));
    return media && nameOf(media.mediaType, media.mediaId);
  };
  const look = (link: Element) => {
    const wanted = nameFor(link) !== undefined;
    if (!wanted) return end(link);
    if (renamed.has(link) || !isPlain(link)) return;
    const claim = new AbortController();
    renamed.set(link, claim);
    override(link, {text: true}, () => nameFor(link), {signal: claim.signal, order});
  };
  const changed = () => {
    for (const link of renamed.keys()) if (!link.isConnected) end(link);
  };
  // The site points a link elsewhere before it writes the new title, and both before this is told.
  watchPointed(link => void (link.matches(titleLinks) && look(link)), {signal});
  watchFor(titleLinks, {found: look, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const link of [...renamed.keys()]) end(link);
  });
}
