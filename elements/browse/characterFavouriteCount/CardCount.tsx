import {CardCount} from '#kits/favouriteCount/CardCount';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useFavourites} from './useFavourites';

export {prepare} from './useFavourites';

/** The number of favourites, shown below a card of the character search. */
export default function CharacterCount({characterId}: {characterId: number}) {
  const {answer, count} = useFavourites(characterId);
  return (
    <AsyncAnswer answer={answer} value={count} silent stale="nothing">
      {known => <CardCount count={known} />}
    </AsyncAnswer>
  );
}
