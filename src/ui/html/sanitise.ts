import DOMPurify, {type Config, type DOMPurify as Purifier, type UponSanitizeAttributeHookEvent} from 'dompurify';

import {markSpoilers} from '#domain/text/spoilers';
import {parseUrl} from '#domain/value/parseUrl';
import {parsedVideo, postProcess, renameVideos} from './postProcess';
import {text} from './messages';

const tags =
  'a b strong i em del s strike u sub sup p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code center div span img source';
const attributes = 'href src alt title width height class controls loop muted playsinline type';
/** Classes with a meaning in the site's own markup (host markup, markdown container). */
const classes: ReadonlySet<string> = new Set(['markdown_spoiler', 'youtube']);

/**
 * Whether an address is https or a path on the site: no `data:`, no `javascript:`, no path that leads to another site.
 */
function isAddress(value: string): boolean {
  const address = value.trim();
  const url = parseUrl(address, location.origin);
  if (!url) return false;
  return address.startsWith('/') ? url.origin === location.origin : /^https:\/\//i.test(address);
}
const isSiteAddress = (value: string) => /^http:\/\/(?:www\.)?anilist\.co(?:\/|$)/i.test(value.trim());

function checkAttribute(_: Element, event: UponSanitizeAttributeHookEvent) {
  const {attrName: name, attrValue: value} = event;
  if (name === 'href') event.keepAttr = isAddress(value) || isSiteAddress(value);
  else if (name === 'src') event.keepAttr = isAddress(value);
  else if (name === 'width' || name === 'height') event.keepAttr = /^\d{1,4}%?$/.test(value);
  else if (name === 'class')
    event.attrValue = value
      .split(/\s+/)
      .filter(each => classes.has(each))
      .join(' ');
}

/**
 * Gives everything that the parser reads as a spoiler, although `markSpoilers` did not, the spoiler class, because
 * sanitising removes `rel` and unknown classes. When in doubt, hide.
 */
function markSpoiler(node: Element) {
  if (/spoiler/i.test(`${node.getAttribute('class') ?? ''} ${node.getAttribute('rel') ?? ''}`))
    node.classList.add('markdown_spoiler');
}

/** The id of a YouTube video, from the id itself or an address that contains it. */
const videoId = (text: string) =>
  /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/|^)([\w-]{6,20})(?![\w-]|:)/.exec(text.trim())?.[1];

/** Replaces a video embed with a link to the video, because sanitising removes the id that identifies it. */
function linkVideo(node: Element) {
  const id = node.classList.contains('youtube') ? videoId(node.getAttribute('id') ?? '') : undefined;
  if (!id) return;
  const link = node.ownerDocument.createElement('a');
  link.setAttribute('href', `https://www.youtube.com/watch?v=${id}`);
  link.textContent = text.youTubeVideo;
  node.replaceChildren(link);
}

/**
 * Creates the Trusted Types policy, used only by this module (rule safety-3); `undefined` if the browser has no Trusted
 * Types.
 */
function createPolicy() {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypePolicyFactory};
  return trustedTypes?.createPolicy('automail-html', {createHTML: (html: string) => html, createScriptURL: () => ''});
}
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

function prepareElement(node: Node) {
  if (!(node instanceof Element)) return;
  markSpoiler(node);
  linkVideo(node);
}

function createSanitiser(): ((html: string) => DocumentFragment) | undefined {
  try {
    const policy = createPolicy();
    const purifier: Purifier = DOMPurify(window);
    purifier.addHook('uponSanitizeElement', prepareElement);
    purifier.addHook('uponSanitizeAttribute', checkAttribute);
    const config: Config & {RETURN_DOM_FRAGMENT: true} = {
      ALLOWED_TAGS: [...tags.split(' '), parsedVideo],
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
      ...(policy ? {TRUSTED_TYPES_POLICY: policy} : {}),
    };
    return html => postProcess(purifier.sanitize(renameVideos(markSpoilers(html)), config));
  } catch {
    return undefined;
  }
}

let cachedSanitiser: {readonly sanitise: ReturnType<typeof createSanitiser>} | undefined;

/** The text of an HTML string without its tags, used where parsing HTML is not allowed. */
function plainText(html: string) {
  const fragment = document.createDocumentFragment();
  fragment.append(markSpoilers(html).replace(/<[^>]*>/g, ''));
  return postProcess(fragment);
}

/**
 * Parses other users' HTML and keeps only what the site's own posts may contain: no scripts, styles, ids, frames or
 * forms, and only https addresses. Returns plain text if the page's policy forbids parsing HTML.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  cachedSanitiser ??= {sanitise: createSanitiser()};
  return (cachedSanitiser.sanitise ?? plainText)(html);
}
