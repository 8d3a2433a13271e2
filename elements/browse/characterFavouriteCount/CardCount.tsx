import {useFavourites} from './useFavourites';

export {prepare} from './useFavourites';

/** The number of favourites, shown below a card of the character search. */
export default function CardCount({characterId}: {characterId: number}) {
  const {answer, count} = useFavourites(characterId);
  if (count !== undefined)
    return (
      <span className="count" title={`${count} favourites`}>
        <span aria-hidden="true">♥ </span>
        {count.toLocaleString('en')}
        <span className="visually-hidden"> favourites</span>
      </span>
    );
  if (answer.state === 'waiting') return <span title="Waiting until the API takes calls again" children="…" />;
  if (answer.state !== 'failed' || answer.error.kind === 'missing') return null;
  return <span title={`No count: ${answer.error.message}`} children="–" />;
}
