import {anchor} from '../anchor';

export interface Picture {
  /** Address of the picture, `undefined` where there is none. */
  address: string | undefined;
  /** What it is of. */
  title: string;
}

/** The title by the link itself: its label, else its address ("/anime/1/Cowboy-Bebop/"). */
function titleOf(link: Element) {
  const beside = link.parentElement?.querySelector(':scope > .content > .title, :scope > .details .title')?.textContent;
  const slug = link.getAttribute('href')?.split('/')[3];
  return (beside ?? link.getAttribute('aria-label') ?? slug?.replaceAll('-', ' ') ?? '').trim();
}

/** Covers and favourites, whose picture is a background: append to them. */
export const picture = anchor<Picture>('picture', {
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
