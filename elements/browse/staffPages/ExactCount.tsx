import type {FavouriteCount} from '#host/pages/content/favouriteCount';
import {HeaderCount} from '#kits/favouriteCount/HeaderCount';
import {lifetime} from '#kits/favouriteCount/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {StaffFavouritesDocument} from './query.generated';

/** The exact number in place of the abbreviated one, at most an hour old. */
export default function ExactCount({staffId, isFavourite}: FavouriteCount & {staffId: number}) {
  const answer = useCachedQuery(StaffFavouritesDocument, {id: staffId}, lifetime);
  return <HeaderCount id={staffId} count={answer.data?.Staff?.favourites} answer={answer} isFavourite={isFavourite} />;
}
