import {anchor} from '../anchor';

const wrap = '.home .recent-threads .forum-wrap';

/** The titles of threads in the forum preview. */
export const previewedTitle = `${wrap} > .thread-card > a.title`;

/** The whole block, heading included. */
export const recentThreads = '.home .recent-threads';

/** The chip of a work in the forum preview, which says "Anime" or "Manga": stand behind it, since what stands in a text is taken for the site's own writing. */
export const mediaChip = anchor<{mediaId: number}>('mediaChip', {
  selector: `${wrap} > .thread-card .categories > span > .category[href*="media="]`,
  position: 'after',
  presence: 'maybe',
  evidence:
    'The first chip of a thread about a work reads "Anime" or "Manga" on the home page and leads to /forum/recent?media=ID.',
  watch: {attributes: ['href']},
  read(node) {
    const id = /[?&]media=(\d+)/.exec(node.getAttribute('href') ?? '')?.[1];
    return id === undefined ? undefined : {mediaId: Number(id)};
  },
});

/** The chip that an element of ours stands behind. */
export const chipBefore = (ours: Element) => ours.parentElement?.querySelector(':scope > .category[href*="media="]');

/** The threads of the forum preview: ours stand instead. */
export const threadPreview = anchor('threadPreview', {
  selector: wrap,
  position: 'replace',
  presence: 'always',
  evidence: 'Scripts empty .recent-threads .forum-wrap and put cards of their own into it.',
  read: () => ({}),
});
