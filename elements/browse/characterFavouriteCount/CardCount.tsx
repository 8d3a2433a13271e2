import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useFavourites} from './useFavourites';
import {text} from './messages';
import {formatNumber} from '#domain/text/format';

export {prepare} from './useFavourites';

/** The number of favourites, shown below a card of the character search. */
export default function CardCount({characterId}: {characterId: number}) {
  const {answer, count} = useFavourites(characterId);
  return (
    <AsyncAnswer answer={answer} value={count} silent stale="nothing">
      {known => (
        <span className="count" title={text.count(known)}>
          <span aria-hidden="true">♥ </span>
          {formatNumber(known)}
          <span className="visually-hidden">{text.favourites}</span>
        </span>
      )}
    </AsyncAnswer>
  );
}
