import {useState} from 'react';

import type {FavouriteCount} from '#host/pages/browse/character';
import {useReplaceHost} from '#ui/context';
import {useFavourites} from './useFavourites';

export {prepare} from './useFavourites';

interface Known {
  characterId: number;
  count: number;
  isFavourite: boolean;
}

/**
 * The exact number in place of the shortened one. The count is an hour old at worst; one's own click on the heart is
 * seen at the host's heart and counted on top.
 */
export default function ExactCount({characterId, isFavourite}: FavouriteCount & {characterId: number}) {
  const {count} = useFavourites(characterId);
  const [known, setKnown] = useState<Known>();
  if (count !== undefined && (known?.characterId !== characterId || known.count !== count))
    setKnown({characterId, count, isFavourite});
  useReplaceHost(count !== undefined);
  // Nothing is shown while there is no answer: the host's own number stays.
  if (count === undefined) return null;
  const before = known?.isFavourite ?? isFavourite;
  return <span className="count">{(count + Number(isFavourite) - Number(before)).toLocaleString('en')}</span>;
}
