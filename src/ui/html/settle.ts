const own = /^https?:\/\/(?:www\.)?anilist\.co(?=\/|$)/i;

function settleLink(link: Element) {
  const address = link.getAttribute('href')?.trim();
  if (!address) return;
  if (address.startsWith('/') || own.test(address)) link.setAttribute('href', address.replace(own, '') || '/');
  else {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
}

/** Uses the browser's own `details` element, so that a spoiler can be opened and closed by keyboard. */
function settleSpoiler(spoiler: Element) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  details.className = 'ui-spoiler';
  summary.textContent = 'Spoiler';
  details.append(summary, ...spoiler.childNodes);
  spoiler.replaceWith(details);
}

function settlePicture(picture: Element) {
  if (!picture.hasAttribute('src')) picture.remove();
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Post-processes sanitised nodes: links, spoilers, images and videos. */
export function settle(root: DocumentFragment): DocumentFragment {
  root.querySelectorAll('a').forEach(settleLink);
  root.querySelectorAll('img').forEach(settlePicture);
  root.querySelectorAll('.markdown_spoiler, .markdown-spoiler').forEach(settleSpoiler);
  for (const video of root.querySelectorAll('video')) {
    video.controls = true;
    video.muted = true;
    video.preload = 'none';
  }
  return root;
}
