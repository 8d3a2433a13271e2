import {anchor, selector} from '../anchor';

const previewList = '.home .recent-threads .forum-wrap';

/** Selector of the thread titles in the forum preview. */
export const previewTitle = selector('previewedTitle', `${previewList} > .thread-card > a.title`);

/** Selector of the whole block, including its heading. */
export const recentThreads = selector('recentThreads', '.home .recent-threads');

/**
 * The media chip in the forum preview, which reads "Anime" or "Manga". Our element goes after it, since content inside
 * it would be taken for the site's own text.
 */
export const mediaChip = anchor<{mediaId: number}>('mediaChip', {
  selector: `${previewList} > .thread-card .categories > span > .category[href*="media="]`,
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

/** The chip after which our element was inserted. */
export const chipOf = (ours: Element) => ours.parentElement?.querySelector(':scope > .category[href*="media="]');

/** The threads of the forum preview, to be replaced by ours. */
export const threadPreview = anchor('threadPreview', {
  selector: previewList,
  position: 'replace',
  presence: 'always',
  evidence: 'Other scripts empty .recent-threads .forum-wrap and insert their own cards.',
  read: () => ({}),
});
