import {createStore} from '#domain/value/store';
import {override} from './override';
import {overrideEach} from './overrideEach';
import {adoptSheet, releaseSheet} from './sheets';

/** Links to other sites in users' texts, as the site writes them. */
const externalLinks = 'a[rel~="noopener"][rel~="noreferrer"], .markdown a[href*="//"]';

const attribute = 'data-am-guarded';
/** Links with child elements keep them, but hidden. */
const css = /* css */ `a[${attribute}][${attribute}] { font-size: 0; }
a[${attribute}][${attribute}] > * { display: none; }
a[${attribute}][${attribute}]::after { content: attr(${attribute}) / ''; font-size: 14px; }`;

/** The links that must not be followed, and their replacement. */
export interface LinkGuard {
  /** Whether an address must not be followed. */
  readonly isBad: (href: string | null) => boolean;
  /** The path and text of the replacement. */
  readonly replacement: {readonly path: string; readonly text: string};
}

/** The link guard of this page, for texts that we render ourselves; `undefined` while links are not guarded. */
export const linkGuard = createStore<LinkGuard | undefined>(undefined);

interface GuardOptions extends LinkGuard {
  signal: AbortSignal;
  order: number;
}

function rewrite(link: Element, {replacement: {path, text}, order}: GuardOptions, signal: AbortSignal) {
  override(link, {attribute: 'href'}, path, {signal, order});
  if (link.childElementCount === 0) return override(link, {text: true}, text, {signal, order});
  override(link, {attribute}, text, {signal, order});
  override(link, {attribute: 'aria-label'}, text, {signal, order});
}

/**
 * Redirects bad links in users' texts and changes their text accordingly, including links that are inserted or changed
 * later.
 */
export function guardLinks(guarding: GuardOptions) {
  const {isBad, replacement, signal, order} = guarding;
  const read = (link: Element, current: true | undefined) => {
    const href = link.getAttribute('href');
    // This address is our own; the override remembers the site's.
    return (current && href === replacement.path) || isBad(href) || undefined;
  };
  const apply = (link: Element, _value: true, own: AbortSignal) => rewrite(link, guarding, own);
  adoptSheet(css, order);
  overrideEach(externalLinks, {read, apply, hrefs: true}, {signal});
  linkGuard.set({isBad, replacement});
  signal.addEventListener('abort', () => {
    releaseSheet(css);
    linkGuard.reset();
  });
}
