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

/** The first position at or after `start` where the texts below `root` contain `mark`. */
function findMark(root: Node, mark: string, start?: Range): {readonly node: Text; readonly at: number} | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const isStart = node === start?.endContainer;
    const isBefore = start && !isStart && start.comparePoint(node, 0) < 0;
    const at = isBefore ? -1 : node.data.indexOf(mark, isStart ? start.endOffset : 0);
    if (at >= 0) return {node, at};
  }
  return undefined;
}

/** A closed spoiler to be inserted at `place`; in a list it is an item that contains a list. */
function hidden(content: DocumentFragment, place: Node): Node {
  if (!(place instanceof HTMLUListElement || place instanceof HTMLOListElement)) return closedSpoiler(content);
  const list = place.cloneNode(false) as Element;
  list.append(content);
  const item = document.createElement('li');
  item.append(closedSpoiler(list));
  return item;
}

/** Maximum number of pairs of marks handled in one post. */
const maxMarks = 500;

/**
 * Hides the text left between `~!` and `!~`, wherever they are: AniList doesn't recognise a spoiler that spans list
 * items or follows a line of HTML. A mark without a partner is shown, as on the site.
 */
function hideMarks(root: DocumentFragment) {
  for (let count = 0; count < maxMarks; count += 1) {
    const range = document.createRange();
    const first = findMark(root, '~!');
    if (!first) return;
    range.setStart(first.node, first.at);
    range.setEnd(first.node, first.at + 2);
    const last = findMark(root, '!~', range);
    if (!last) return;
    range.setEnd(last.node, last.at + 2);
    const content = range.extractContents();
    // The marks themselves are not shown; the search finds them because they are the first and the last text.
    const opening = findMark(content, '~!');
    if (opening) opening.node.deleteData(opening.at, 2);
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    let closing: Text | undefined;
    while (texts.nextNode()) closing = texts.currentNode as Text;
    if (closing?.data.endsWith('!~')) closing.deleteData(closing.length - 2, 2);
    range.insertNode(hidden(content, range.startContainer));
  }
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
  root.querySelectorAll('.markdown_spoiler').forEach(processSpoiler);
  hideMarks(root);
  root.querySelectorAll(parsedVideo).forEach(processVideo);
  return root;
}
