import type {FavouriteKind} from '#host/pages/user/favourites';
import {hours} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ExtraFavouritesDocument} from './query.generated';

/** Last page of 25 favorites that is requested: 100 of each kind. */
export const lastPage = 4;

/** A page of 25 favorites of one kind, in the owner's order, kept for an hour. */
export const useFavourites = (userName: string, kind: FavouriteKind, page: number) =>
  useCachedQuery(
    ExtraFavouritesDocument,
    {
      name: userName,
      page,
      anime: kind === 'anime',
      manga: kind === 'manga',
      characters: kind === 'characters',
      staff: kind === 'staff',
      studios: kind === 'studios',
    },
    hours(1),
  );
