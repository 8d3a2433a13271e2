import {watchFor, watchPointed} from './observe';
import {override} from './override';
import {adoptSheet, dropSheet} from './sheets';

/** Links to other sites, as the site writes them in people's texts. */
const outward = 'a[rel~="noopener"][rel~="noreferrer"], .markdown a[href*="//"]';

const attribute = 'data-am-guarded';
/** Links that hold more than text keep what they hold, unseen. */
const css = `a[${attribute}][${attribute}] { font-size: 0; }
a[${attribute}][${attribute}] > * { display: none; }
a[${attribute}][${attribute}]::after { content: attr(${attribute}) / ''; font-size: 1.4rem; }`;

interface GuardOptions {
  /** Which addresses are not to be followed. */
  isBad: (href: string | null) => boolean;
  /** Where their links lead instead, and what they say. */
  replacement: {readonly path: string; readonly text: string};
  signal: AbortSignal;
  order: number;
}

function rewrite(link: Element, {replacement: {path, text}, order}: GuardOptions, signal: AbortSignal) {
  override(link, {attribute: 'href'}, path, {signal, order});
  if (link.childElementCount === 0) return override(link, {text: true}, text, {signal, order});
  override(link, {attribute}, text, {signal, order});
  override(link, {attribute: 'aria-label'}, text, {signal, order});
}

/** Points bad links of people's texts elsewhere and lets them say so, those that come later or are pointed elsewhere included. */
export function guardLinks(guarding: GuardOptions) {
  const {isBad, replacement: replacement, signal, order} = guarding;
  const claims = new Map<Element, AbortController>();
  const end = (link: Element) => {
    claims.get(link)?.abort('over');
    claims.delete(link);
  };
  const look = (link: Element) => {
    const href = link.getAttribute('href');
    // What stands there is our own: the override keeps what the site wrote.
    if (claims.has(link) && href === replacement.path) return;
    if (!isBad(href)) return end(link);
    if (claims.has(link)) return;
    const claim = new AbortController();
    claims.set(link, claim);
    rewrite(link, guarding, claim.signal);
  };
  const changed = () => {
    for (const link of claims.keys()) if (!link.isConnected) end(link);
  };
  adoptSheet(css, order);
  watchPointed(link => void (link.matches(outward) || claims.has(link) ? look(link) : undefined), {signal});
  watchFor(outward, {found: look, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const link of [...claims.keys()]) end(link);
    dropSheet(css);
  });
}
