import type {Api} from '#services/api/api';
import {hours} from '#services/api/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {CharacterFavouritesDocument} from './query.generated';

/** How long a count is good for (spec 3, section 9: caches). */
const lifetime = hours(1);

/** Asks for the counts of all cards of a pass together; the merging link makes one request of them. */
export function prepare({characterId}: {characterId: number}, api: Api) {
  // Whoever draws the count shows what went wrong.
  api.read(CharacterFavouritesDocument, {id: characterId}, {lifetime}).catch(() => undefined);
}

/** How many members have a character among their favourites, as the API last said. */
export function useFavourites(characterId: number) {
  const answer = useCachedQuery(CharacterFavouritesDocument, {id: characterId}, lifetime);
  return {answer, count: answer.data?.Character?.favourites ?? undefined};
}
