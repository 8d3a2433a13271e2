import {anchor} from '../anchor';
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
