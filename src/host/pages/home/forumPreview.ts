import {anchor, selector} from '../anchor';

const previewList = '.home .recent-threads .forum-wrap';

/** Selector of the whole block, including its heading. */
export const recentThreads = selector('recentThreads', '.home .recent-threads', {
  evidence: 'Low, 2024-07: css of 2023 has the block, too.',
});

/**
 * The media chips in the forum preview: the first chip of a thread about a media item reads "Anime" or "Manga" and
 * leads to /forum/recent?media=ID.
 */
export const mediaChip = selector('mediaChip', `${previewList} .thread-card .categories .category[href*="media="]`, {
  evidence: 'Low, 2024-07: no newer source has it.',
});

/** The id of the media item that a chip leads to. */
export function mediaOfChip(chip: Element): number | undefined {
  const id = /[?&]media=(\d+)/.exec(chip.getAttribute('href') ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The threads of the forum preview, to be replaced by ours. */
export const threadPreview = anchor('threadPreview', {
  selector: previewList,
  position: 'replace',
  presence: 'always',
  evidence:
    'Other scripts empty .recent-threads .forum-wrap and insert their own cards. Low, 2024-07: css of 2023 has the block, no newer source the list in it.',
  read: () => ({}),
});
