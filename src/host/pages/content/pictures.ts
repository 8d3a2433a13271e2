import {anchor, shownText} from '../anchor';

/** An image that can be shown enlarged. */
export interface ImageLink {
  /** Address of the image; `undefined` if there is none. */
  address: string | undefined;
  /** Name of the subject of the image. */
  title: string;
}

/**
 * The title of a link: the text next to it, otherwise its label, otherwise the title in its address
 * ("/anime/1/Cowboy-Bebop/").
 */
function titleOf(link: Element) {
  const titleText = shownText(
    link.parentElement?.querySelector(':scope > .content > .title, :scope > .details .title'),
  );
  const slug = link.getAttribute('href')?.split('/')[3];
  return (titleText || link.getAttribute('aria-label') || slug?.replaceAll('-', ' ') || '').trim();
}

/** Covers and favourites, which are links with a background image; appended to. */
export const imageLink = anchor<ImageLink>('imageLink', {
  selector:
    '.media-preview-card > a.cover, .activity-entry .list > a.cover, .favourites-wrap > a.favourite:not(.studio)',
  position: 'append',
  presence: 'maybe',
  evidence: 'Preview cards, list activities and favourites are links with an inline background.',
  watch: {attributes: ['style', 'href']},
  repeats: true,
  read(node) {
    const title = titleOf(node);
    if (!title) return undefined;
    return {title, address: /url\(["']?([^"')]+)["']?\)/.exec((node as HTMLElement).style.backgroundImage)?.[1]};
  },
});
