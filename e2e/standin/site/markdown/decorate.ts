import {imageOf} from '../format/media';

const replaced = new Set(['markdown_spoiler', 'markdown-spoiler']);

function hideSpoilers(root: ParentNode): void {
  for (const spoiler of root.querySelectorAll('.markdown_spoiler, .markdown-spoiler')) {
    const inner = spoiler.querySelector(':scope > span') ?? spoiler.appendChild(document.createElement('span'));
    for (const node of [...spoiler.childNodes]) if (node !== inner) inner.append(node);
    const hide = document.createElement('i');
    hide.className = 'hide-spoiler el-icon-circle-close';
    spoiler.prepend(hide);
    spoiler.className = ['markdown-spoiler', ...[...spoiler.classList].filter(name => !replaced.has(name))].join(' ');
  }
}

const pictured = (path: string): string => (/\.(jpe?g|png|gif|webp|webm)$/i.test(path) ? path : `${path}.png`);

/** Loads players and pictures from the stand-in only. The original address of other resources is kept in data-src. */
const local = (url: string): string => {
  const address = new URL(url.replace(/^https:\/\/s4\.anilist\.co/, ''), location.origin);
  return address.origin === location.origin
    ? address.href.slice(location.origin.length)
    : `/img/posts/${address.host}${pictured(address.pathname)}${address.hash}`;
};

const picture = (url: string): string => (imageOf(url).startsWith('https://s4.anilist.co/') ? url : local(url));

function embedPlayers(root: ParentNode): void {
  for (const player of root.querySelectorAll('.youtube')) {
    const id = player.id || player.getAttribute('data-id') || '';
    const frame = document.createElement('iframe');
    frame.dataset.src = `https://www.youtube.com/embed/${id}`;
    frame.src = 'about:blank';
    frame.title = 'YouTube video';
    player.replaceChildren(frame);
  }
  for (const video of root.querySelectorAll('video')) {
    for (const name of ['controls', 'loop', 'muted', 'playsinline']) video.setAttribute(name, '');
    video.muted = true;
    for (const source of video.querySelectorAll('source')) {
      source.setAttribute('src', local(source.getAttribute('src') ?? ''));
      source.type = 'video/webm';
    }
  }
  for (const image of root.querySelectorAll('img')) image.setAttribute('src', picture(image.getAttribute('src') ?? ''));
}

const media = /^\/(anime|manga)\/(\d+)/;

function markEmbed(link: HTMLAnchorElement, path: string): void {
  const found = media.exec(path);
  const bare = /^https:\/\/anilist\.co\//.test(link.textContent?.trim() ?? '');
  if (!found?.[2] || !(bare || link.classList.contains('media-embed'))) return;
  link.classList.add('media-embed');
  link.dataset.mediaType = found[1] ?? '';
  link.dataset.mediaId = found[2];
  link.replaceChildren();
}

function settleLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const path = address.replace(/^https?:\/\/(www\.)?anilist\.co(?=\/)/, '');
    if (path.startsWith('/')) {
      link.setAttribute('href', path);
      link.removeAttribute('target');
      markEmbed(link, path);
    } else if (/^https?:/i.test(path)) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    } else link.removeAttribute('href');
  }
}

/**
 * Transforms the API's HTML into what the site renders: spoilers that open on click, players, internal links, and
 * containers for embeds.
 */
export function decorate(root: DocumentFragment): DocumentFragment {
  hideSpoilers(root);
  embedPlayers(root);
  settleLinks(root);
  return root;
}
