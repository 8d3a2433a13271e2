import {spoilerMark, spoilerStart, withoutOwnMarks} from '#domain/text/spoilers';
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

/** A spoiler as the browser's own `details` element, so that it can be opened and closed by keyboard. */
function closedSpoiler(...content: readonly Node[]) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  details.className = 'ui-spoiler';
  summary.textContent = text.spoiler;
  details.append(summary, ...content);
  return details;
}

function processSpoiler(spoiler: Element) {
  // A spoiler inside a spoiler is already hidden, and having to open it twice would be confusing.
  if (spoiler.closest('.ui-spoiler')) return;
  spoiler.replaceWith(closedSpoiler(...spoiler.childNodes));
}

/** A mark around a spoiler, by its text node and its offset. */
interface Mark {
  readonly node: Text;
  readonly at: number;
  readonly isStart: boolean;
}

function textsIn(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const marksIn = (root: Node): readonly Mark[] =>
  textsIn(root).flatMap(node =>
    [...node.data.matchAll(spoilerMark)].map(({0: mark, index: at}) => ({node, at, isStart: mark === spoilerStart})),
  );

/** A closed spoiler to be inserted at `place`; in a list it is an item that contains a list. */
function hidden(content: DocumentFragment, place: Node): Node {
  if (!(place instanceof HTMLUListElement || place instanceof HTMLOListElement)) return closedSpoiler(content);
  const list = place.cloneNode(false) as Element;
  list.append(content);
  const item = document.createElement('li');
  item.append(closedSpoiler(list));
  return item;
}

/**
 * Hides what stands between the marks of `markSpoilers`, whichever elements they cross, from the last spoiler to the
 * first, so that the positions of the marks before stay true. A spoiler without an end hides everything after it.
 */
function hideMarked(root: DocumentFragment) {
  // One for all: each change of a tree costs time for every range in it.
  const range = document.createRange();
  let end: Mark | undefined;
  for (const mark of [...marksIn(root)].reverse()) {
    if (!mark.isStart) {
      end = mark;
      continue;
    }
    range.setStart(mark.node, mark.at);
    if (end) range.setEnd(end.node, end.at + 1);
    else range.setEnd(root, root.childNodes.length);
    end = undefined;
    const content = range.extractContents();
    range.insertNode(hidden(content, range.startContainer));
  }
  for (const node of textsIn(root))
    if (withoutOwnMarks(node.data) !== node.data) node.data = withoutOwnMarks(node.data);
}

function processImage(picture: Element) {
  if (!picture.hasAttribute('src')) picture.remove();
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/**
 * The name under which videos are parsed. Chromium gives every parsed `video` its controls, which keep the parsed
 * document alive as long as the page.
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
  hideMarked(root);
  root.querySelectorAll('.markdown_spoiler').forEach(processSpoiler);
  root.querySelectorAll(parsedVideo).forEach(processVideo);
  return root;
}
