import {formatNumber} from '#domain/text/format';
import {text} from './messages';

/** The number of favourites below a card in a search. */
export const CardCount = ({count}: {count: number}) => (
  <span className="count" title={text.count(count)}>
    <span aria-hidden="true">♥ </span>
    {formatNumber(count)}
    <span className="visually-hidden">{text.favourites}</span>
  </span>
);
