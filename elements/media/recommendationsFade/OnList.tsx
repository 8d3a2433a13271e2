import {useEffect} from 'react';

import {setListed} from './state';
import {text} from './messages';

interface OnListProps {
  mediaId: number;
  /** `undefined` while it is unknown. */
  isListed: boolean | undefined;
}

/** Fades a recommendation that is on the user's list, which screen readers cannot see. */
export function OnList({mediaId, isListed}: OnListProps) {
  useEffect(() => {
    if (isListed !== undefined) setListed(mediaId, isListed);
  }, [mediaId, isListed]);
  return isListed ? <span className="visually-hidden">{text.onList}</span> : null;
}
