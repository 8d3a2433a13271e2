import {anchor, selector} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in the header of a studio, which the host shortens above 999. */
export const studioFavourites = anchor<FavouriteCount>('studioFavourites', {
  selector: '.studio > .header .favourite > .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the studio page, beside the name.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});

/** The header of a studio; our element comes after it. */
export const studioHeader = anchor('studioHeader', {
  selector: '.studio > .header',
  position: 'after',
  presence: 'always',
  evidence: 'The header is there before the studio is known, and stays when another studio is opened.',
  read: () => ({}),
});

/** The works of a studio, in groups by year. */
export const studioWorks = selector('studioWorks', '.studio > .grid-wrap');

/** The select with which the site sorts the works itself. */
export const hostStudioSort = selector('hostStudioSort', '.studio > .header .selects .el-select');
