import DOMPurify, {type Config, type DOMPurify as Purifier, type UponSanitizeAttributeHookEvent} from 'dompurify';

import {settle} from './settle';

const tags =
  'a b strong i em del s strike u sub sup p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code center div span img video source';
const attributes = 'href src alt title width height class controls loop muted playsinline type';
/** The classes that mean something in the site's own markup (host markup, markdown container). */
const classes: ReadonlySet<string> = new Set(['markdown_spoiler', 'markdown-spoiler', 'youtube']);

/** Secure addresses and paths of the site, nothing else: no `data:`, no `javascript:`, no address without a scheme. */
const isAddress = (value: string) => /^(?:https:\/\/|\/(?![/\\]))/i.test(value.trim());
const isOwn = (value: string) => /^http:\/\/(?:www\.)?anilist\.co(?:\/|$)/i.test(value.trim());

function checkAttribute(_: Element, event: UponSanitizeAttributeHookEvent) {
  const {attrName: name, attrValue: value} = event;
  if (name === 'href') event.keepAttr = isAddress(value) || isOwn(value);
  else if (name === 'src') event.keepAttr = isAddress(value);
  else if (name === 'width' || name === 'height') event.keepAttr = /^\d{1,4}%?$/.test(value);
  else if (name === 'class')
    event.attrValue = value
      .split(/\s+/)
      .filter(each => classes.has(each))
      .join(' ');
}

/** The player of a video becomes a link to it: its id goes with all ids. */
function linkVideo(node: Node) {
  if (!(node instanceof Element) || !node.classList.contains('youtube')) return;
  const id = node.getAttribute('id') ?? '';
  if (!/^[\w-]{6,20}$/.test(id)) return;
  const link = node.ownerDocument.createElement('a');
  link.setAttribute('href', `https://www.youtube.com/watch?v=${id}`);
  link.textContent = 'YouTube video';
  node.replaceChildren(link);
}

/** The policy under its own name, for this module alone (decision 26); `undefined` where none is asked for. */
function openPolicy() {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypePolicyFactory};
  return trustedTypes?.createPolicy('automail-html', {createHTML: (html: string) => html, createScriptURL: () => ''});
}
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

function open(): ((html: string) => DocumentFragment) | undefined {
  try {
    const policy = openPolicy();
    const purifier: Purifier = DOMPurify(window);
    purifier.addHook('uponSanitizeElement', linkVideo);
    purifier.addHook('uponSanitizeAttribute', checkAttribute);
    const config: Config & {RETURN_DOM_FRAGMENT: true} = {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
      ...(policy ? {TRUSTED_TYPES_POLICY: policy} : {}),
    };
    return html => settle(purifier.sanitize(html, config));
  } catch {
    return undefined;
  }
}

let opened: {readonly sanitise: ReturnType<typeof open>} | undefined;

/** What is left of HTML without its tags, where it may not be parsed. */
function plainText(html: string) {
  const fragment = document.createDocumentFragment();
  fragment.append(html.replace(/<[^>]*>/g, ''));
  return fragment;
}

/**
 * Nodes of somebody's HTML with only what the site's own posts may have: no scripts, styles, ids, frames or forms; secure addresses
 * only. Where the page's policy does not let us parse HTML, its text.
 */
export function sanitised(html: string): DocumentFragment {
  opened ??= {sanitise: open()};
  return (opened.sanitise ?? plainText)(html);
}
