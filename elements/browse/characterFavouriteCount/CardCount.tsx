import {useFavourites} from './useFavourites';
import {text as apiText} from '#services/api/messages';
import {text} from './messages';
import {formatNumber} from '#domain/text/format';

export {prepare} from './useFavourites';

/** The number of favourites, shown below a card of the character search. */
export default function CardCount({characterId}: {characterId: number}) {
  const {answer, count} = useFavourites(characterId);
  if (count !== undefined)
    return (
      <span className="count" title={text.count(count)}>
        <span aria-hidden="true">♥ </span>
        {formatNumber(count)}
        <span className="visually-hidden">{text.favourites}</span>
      </span>
    );
  if (answer.state === 'waiting') return <span title={apiText.waiting} children="…" />;
  if (answer.state !== 'failed' || answer.error.kind === 'missing') return null;
  return <span title={text.failed(answer.error.message)} children="–" />;
}
