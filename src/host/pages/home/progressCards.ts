import {anchor, mediaOf} from '../anchor';

const cards = '.list-preview > .media-preview-card';

/** "Progress: 3/12" of a card. */
const sentence = /Progress:\s*(\d+)(?:\s*\/\s*(\d+))?/;

export interface CardButton {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
  /** As the site has it. */
  shown: number;
}

/** What lies over the cover of a work in progress, with the site's own button: append to it. */
export const cardOverlay = anchor<CardButton>('cardOverlay', {
  selector: `${cards} .cover > .image-overlay`,
  position: 'append',
  presence: 'maybe',
  evidence:
    'The site counts with .plus-progress ("3 +") in the overlay that hovering shows; the cover is a link to the work.',
  watch: {text: true},
  repeats: true,
  read(node) {
    const media = mediaOf(node.closest('a.cover')?.getAttribute('href'));
    const shown = Number.parseInt(node.querySelector('.plus-progress')?.textContent ?? '', 10);
    return media && Number.isFinite(shown) ? {...media, shown} : undefined;
  },
});

/** A card that says how far one is of how much: append to it. */
export const progressCard = anchor<{progress: number; total: number}>('progressCard', {
  selector: cards,
  position: 'append',
  presence: 'maybe',
  evidence: 'Scripts match /Progress: (\\d+)\\/(\\d+)/ on the lines below .content .info; the site patches their text.',
  watch: {text: true},
  repeats: true,
  read(node) {
    for (const line of node.querySelectorAll('.content .info > div')) {
      const [, progress, total] = sentence.exec(line.textContent ?? '') ?? [];
      if (progress !== undefined && Number(total)) return {progress: Number(progress), total: Number(total)};
    }
    return undefined;
  },
});

/** The site's blocks of works in progress, all of them: ours stand instead. */
export const listPreviews = anchor('listPreviews', {
  selector: '.home .list-previews',
  position: 'replace',
  presence: 'maybe',
  evidence: 'Scripts put another preview before .list-previews; it is absent where nothing is in progress.',
  read: () => ({}),
});
