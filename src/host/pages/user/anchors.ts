import {anchor, selector, shownText} from '../anchor';

/** Selector of the pages of a user on all tabs, which a profile's background covers. */
export const profilePage = selector('profilePage', '.page-content > .user');

/** Selector of the name in the header of a user's pages. */
export const profileName = selector('profileName', '.user .banner-content h1.name');

/** The name in the header of a profile, which exists once the user has been found. */
export const shownProfile = () => shownText(document.querySelector(profileName.selector)) || undefined;

/** The subject of a box with figures on a profile. */
export interface FiguresBox {
  mediaType: 'ANIME' | 'MANGA';
  /** Whether the site itself shows the mean score there. */
  showsMeanScore: boolean;
}

/** The three figures about anime or manga on a profile; our element comes after them. */
export const figuresBox = anchor<FiguresBox>('figuresBox', {
  selector: '.user .overview .stats-wrap .stats-wrap',
  position: 'append',
  presence: 'always',
  evidence:
    'Two boxes of three figures each, labelled "Total Anime", "Days Watched", "Mean Score" and the same for manga; the milestones follow. Medium, 2024-02: two style sheets.',
  watch: {text: true},
  read(node) {
    const labels = [...node.querySelectorAll('.label')].map(label => label.textContent?.trim().toLowerCase() ?? '');
    const kind = labels.map(label => /^total (anime|manga)$/.exec(label)?.[1]).find(found => found !== undefined);
    if (kind === undefined) return undefined;
    return {mediaType: kind === 'anime' ? 'ANIME' : 'MANGA', showsMeanScore: labels.includes('mean score')};
  },
});
