import {anchor} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in a character's header, which the host shortens above 999. */
export const characterFavourites = anchor<FavouriteCount>('characterFavourites', {
  selector: '.character .header .favourite > .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the character page, as on staff pages; the number is rendered late.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});
