import type {FavouritesOf} from '../../data/user';

/** The kinds of favourites, in the order of the page. */
export const kinds: readonly (keyof FavouritesOf)[] = ['anime', 'manga', 'characters', 'staff', 'studios'];
