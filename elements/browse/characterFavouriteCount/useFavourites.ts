import type {Api} from '#services/api/api';
import {lifetime} from '#kits/favouriteCount/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {CharacterFavouritesDocument} from './query.generated';

/** Requests the counts of all cards found in one pass together; the merging link sends them as one request. */
export function prepare({characterId}: {characterId: number}, api: Api) {
  // Nothing is shown without a number.
  api.read(CharacterFavouritesDocument, {id: characterId}, {lifetime, mayWait: true}).catch(() => undefined);
}

/** The number of users who have a character among their favourites, as last reported by the API. */
export function useFavourites(characterId: number) {
  const answer = useCachedQuery(CharacterFavouritesDocument, {id: characterId}, lifetime, {mayWait: true});
  return {answer, count: answer.data?.Character?.favourites ?? undefined};
}
