import type {FavouriteCount} from '#host/pages/content/favouriteCount';
import {HeaderCount} from '#kits/favouriteCount/HeaderCount';
import {useFavourites} from './useFavourites';

export {prepare} from './useFavourites';

/** The exact number in place of the abbreviated one, at most an hour old. */
export default function ExactCount({characterId, isFavourite}: FavouriteCount & {characterId: number}) {
  return <HeaderCount id={characterId} isFavourite={isFavourite} {...useFavourites(characterId)} />;
}
