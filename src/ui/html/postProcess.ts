import {linkGuard} from '#host/dom/guardLinks';
import {text} from './messages';

const siteOrigin = /^https?:\/\/(?:www\.)?anilist\.co$/;

/** The path of an address on the site; `undefined` for other sites, and for a path that would be read as one. */
function pathOnSite(address: string): string | undefined {
  const {origin, pathname, search, hash} = new URL(address, location.origin);
  const isOnSite = origin === location.origin || siteOrigin.test(origin);
  return isOnSite && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** Redirects a link that must not be followed. Returns whether it did. */
export function guardLink(link: Element): boolean {
  const guard = linkGuard.get();
  if (!guard?.isBad(link.getAttribute('href'))) return false;
  link.setAttribute('href', guard.replacement.path);
  link.textContent = guard.replacement.text;
  return true;
}

function processLink(link: Element) {
  const address = link.getAttribute('href')?.trim();
  if (!address || guardLink(link)) return;
  const path = pathOnSite(address);
  if (path) link.setAttribute('href', path);
  else {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
}

/** Uses the browser's own `details` element, so that a spoiler can be opened and closed by keyboard. */
function processSpoiler(spoiler: Element) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  details.className = 'ui-spoiler';
  summary.textContent = text.spoiler;
  details.append(summary, ...spoiler.childNodes);
  spoiler.replaceWith(details);
}

function processImage(picture: Element) {
  if (!picture.hasAttribute('src')) picture.remove();
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/**
 * The name under which videos are parsed. Chromium gives every parsed `video` its controls, and these hold the parsed
 * document for as long as the page lives.
 */
export const parsedVideo = 'parsed-video';

/** Renames the videos of unparsed HTML, so that only `postProcess` creates any. */
export const renameVideos = (html: string) => html.replace(/<(\/?)video(?=[\s/>])/gi, `<$1${parsedVideo}`);

function processVideo(parsed: Element) {
  const video = document.createElement('video');
  for (const {name, value} of parsed.attributes) video.setAttribute(name, value);
  video.controls = true;
  video.muted = true;
  video.preload = 'none';
  video.append(...parsed.childNodes);
  parsed.replaceWith(video);
}

/** Post-processes sanitised nodes: links, spoilers, images and videos. */
export function postProcess(root: DocumentFragment): DocumentFragment {
  root.querySelectorAll('a').forEach(processLink);
  root.querySelectorAll('img').forEach(processImage);
  root.querySelectorAll('.markdown_spoiler, .markdown-spoiler').forEach(processSpoiler);
  root.querySelectorAll(parsedVideo).forEach(processVideo);
  return root;
}
