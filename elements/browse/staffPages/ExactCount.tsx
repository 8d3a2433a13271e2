import type {FavouriteCount} from '#host/pages/content/favouriteCount';
import {HeaderCount} from '#kits/favouriteCount/HeaderCount';
import {useFavourites} from './favourites';

/** The exact number in place of the abbreviated one, at most an hour old. */
export default function ExactCount({staffId, isFavourite}: FavouriteCount & {staffId: number}) {
  return <HeaderCount id={staffId} {...useFavourites(staffId)} isFavourite={isFavourite} />;
}
