import {useState} from 'react';

import type {FavouriteCount} from '#host/pages/character/anchors';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost} from '#ui/context';
import {useFavourites} from './useFavourites';
import {formatNumber} from '#domain/text/format';

export {prepare} from './useFavourites';

/** The number. When the person clicks the heart, the state of the host's heart is added to it. */
function Count({count, isFavourite}: {count: number; isFavourite: boolean}) {
  const [known, setKnown] = useState({count, isFavourite});
  if (known.count !== count) setKnown({count, isFavourite});
  useReplaceHost(true);
  return <span className="count">{formatNumber(count + Number(isFavourite) - Number(known.isFavourite))}</span>;
}

/**
 * The exact number in place of the abbreviated one, at most an hour old. Without an answer nothing is shown, and the
 * host's own number stays visible.
 */
export default function ExactCount({characterId, isFavourite}: FavouriteCount & {characterId: number}) {
  const {answer, count} = useFavourites(characterId);
  return (
    <AsyncAnswer answer={answer} value={count} silent stale="nothing">
      {known => <Count key={characterId} count={known} isFavourite={isFavourite} />}
    </AsyncAnswer>
  );
}
