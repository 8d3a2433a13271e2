import {anchor, mediaOf} from '../anchor';

/** The site's own cards; VoidVerified, whose ids begin with `void-`, brings buttons of its own. */
const cards = '.list-preview:not([id^="void-"] *) > .media-preview-card';

/** Matches the text "Progress: 3/12" on a card. */
const progressPattern = /Progress:\s*(\d+)(?:\s*\/\s*(\d+))?/;

/** The media item and progress shown by a card. */
export interface CardProgress {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
  /** Progress as shown by the site. */
  progress: number;
}

/** The overlay on the cover of a media item in progress, which contains the site's own button; appended to. */
export const cardOverlay = anchor<CardProgress>('cardOverlay', {
  selector: `${cards} .cover > .image-overlay`,
  position: 'append',
  presence: 'maybe',
  evidence:
    'The site increments with .plus-progress ("3 +") in the overlay shown on hover; the cover is a link to the media. Medium, 2025: a second .plus-progress, for narrow screens, is beside the progress.',
  watch: {text: true},
  repeats: true,
  read(node) {
    const media = mediaOf(node.closest('a.cover')?.getAttribute('href'));
    const shown = Number.parseInt(node.querySelector('.plus-progress')?.textContent ?? '', 10);
    return media && Number.isFinite(shown) ? {...media, progress: shown} : undefined;
  },
});

/** A card that shows progress out of a total; appended to. */
export const progressCard = anchor<{progress: number; total: number}>('progressCard', {
  selector: cards,
  position: 'append',
  presence: 'maybe',
  evidence:
    'Other scripts match /Progress: (\\d+)\\/(\\d+)/ on the lines below .content .info; the site patches their text.',
  watch: {text: true},
  repeats: true,
  read(node) {
    for (const line of node.querySelectorAll('.content .info > div')) {
      const [, progress, total] = progressPattern.exec(line.textContent ?? '') ?? [];
      if (progress !== undefined && Number(total)) return {progress: Number(progress), total: Number(total)};
    }
    return undefined;
  },
});

/** All of the site's blocks of media in progress, to be replaced by ours. */
export const listPreviews = anchor('listPreviews', {
  selector: '.home .list-previews',
  position: 'replace',
  presence: 'maybe',
  evidence: 'Other scripts insert their preview before .list-previews; it is absent if nothing is in progress.',
  read: () => ({}),
});
