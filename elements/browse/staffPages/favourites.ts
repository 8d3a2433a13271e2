import {lifetime} from '#kits/favouriteCount/lifetime';
import type {Api} from '#services/api/api';
import {useCachedQuery} from '#ui/useCachedQuery';
import {StaffFavouritesDocument} from './query.generated';

const mayWait = true;

/** Requests the exact number of favourites before there is a header, so that one call takes it with the roles. */
export function requestFavourites({read}: Api, staffId: number, signal: AbortSignal) {
  // If this fails, the header says why the number is missing.
  read(StaffFavouritesDocument, {id: staffId}, {lifetime, mayWait, signal}).catch(() => undefined);
}

/** The answer with the exact number of favourites, and the number. */
export function useFavourites(staffId: number) {
  const answer = useCachedQuery(StaffFavouritesDocument, {id: staffId}, lifetime, {mayWait});
  return {answer, count: answer.data?.Staff?.favourites};
}
