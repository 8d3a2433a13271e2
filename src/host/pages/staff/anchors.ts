import {anchor} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in the header of a staff member, which the host shortens above 999. */
export const staffFavourites = anchor<FavouriteCount>('staffFavourites', {
  selector: '.staff > .header .favourite > .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the staff page; the number is rendered late.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});
