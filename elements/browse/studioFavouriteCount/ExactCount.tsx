import type {FavouriteCount} from '#host/pages/content/favouriteCount';
import {HeaderCount} from '#kits/favouriteCount/HeaderCount';
import {lifetime} from '#kits/favouriteCount/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {StudioFavouritesDocument} from './query.generated';

/** The exact number in place of the abbreviated one, at most an hour old. */
export default function ExactCount({studioId, isFavourite}: FavouriteCount & {studioId: number}) {
  const answer = useCachedQuery(StudioFavouritesDocument, {id: studioId}, lifetime, {mayWait: true});
  return (
    <HeaderCount id={studioId} count={answer.data?.Studio?.favourites} answer={answer} isFavourite={isFavourite} />
  );
}
