import {useState} from 'react';

import type {FavouriteCount} from '#host/pages/character/anchors';
import {useReplaceHost} from '#ui/context';
import {useFavourites} from './useFavourites';
import {formatNumber} from '#domain/text/format';

export {prepare} from './useFavourites';

interface Known {
  characterId: number;
  count: number;
  isFavourite: boolean;
}

/**
 * The exact number in place of the abbreviated one. The count is at most an hour old; when the person clicks the heart,
 * the state of the host's heart is added to it.
 */
export default function ExactCount({characterId, isFavourite}: FavouriteCount & {characterId: number}) {
  const {count} = useFavourites(characterId);
  const [known, setKnown] = useState<Known>();
  if (count !== undefined && (known?.characterId !== characterId || known.count !== count))
    setKnown({characterId, count, isFavourite});
  useReplaceHost(count !== undefined);
  // Without an answer nothing is shown, and the host's own number stays visible.
  if (count === undefined) return null;
  const before = known?.isFavourite ?? isFavourite;
  return <span className="count">{formatNumber(count + Number(isFavourite) - Number(before))}</span>;
}
