import {anchor, selector} from '../anchor';

const previewList = '.home .recent-threads .forum-wrap';

/** Selector of the whole block, including its heading. */
export const recentThreads = selector('recentThreads', '.home .recent-threads');

/**
 * The media chips in the forum preview: the first chip of a thread about a work reads "Anime" or "Manga" and leads to
 * /forum/recent?media=ID.
 */
export const mediaChip = selector(
  'mediaChip',
  `${previewList} > .thread-card .categories > span > .category[href*="media="]`,
);

/** The media that a chip leads to. */
export function mediaOfChip(chip: Element): number | undefined {
  const id = /[?&]media=(\d+)/.exec(chip.getAttribute('href') ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The threads of the forum preview, to be replaced by ours. */
export const threadPreview = anchor('threadPreview', {
  selector: previewList,
  position: 'replace',
  presence: 'always',
  evidence: 'Other scripts empty .recent-threads .forum-wrap and insert their own cards.',
  read: () => ({}),
});
