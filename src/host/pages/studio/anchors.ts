import {anchor, selector} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in the header of a studio, which the host shortens above 999. */
export const studioFavourites = anchor<FavouriteCount>('studioFavourites', {
  selector: '.studio .header .favourite .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the studio page, beside the name. Low, 2024-07: no newer source has it.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});

/** The header of a studio; our controls are the last in its line. */
export const studioHeader = anchor('studioHeader', {
  selector: '.studio > .header',
  position: 'append',
  presence: 'always',
  evidence:
    'The header is there before the studio is known, and stays when another studio is opened. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The place below the header of a studio. */
export const studioHeaderEnd = anchor('studioHeaderEnd', {
  selector: '.studio > .header',
  position: 'after',
  presence: 'always',
  evidence:
    'The header is there before the studio is known, and stays when another studio is opened. Low, 2024-07: no newer source has it; as a child of the page, because our element comes after it.',
  read: () => ({}),
});

/** The site's own list of a studio's media, in groups by year. */
export const studioWorks = selector('studioWorks', '.studio .grid-wrap', {
  evidence: 'Low, 2024-07: no newer source has it.',
});

/** The select for the site's own order of that list. */
export const hostStudioSort = selector('hostStudioSort', '.studio .header .selects .el-select', {
  evidence: 'Low, 2024-07: no newer source has it.',
});
