import {useEffect, useRef, useState} from 'react';

import {onNear} from '#host/dom/near';

/** So many lines are drawn at first, about as many as the site brings at a time, and so many more whenever their end comes near. */
const step = 30;

/**
 * How many of many lines to draw. Somebody who has loaded hundreds need not wait for all of them, and previews are asked for
 * only where one comes near. `end` goes on what stands behind the last line while there are more.
 */
export function useMutableList(total: number) {
  const [most, setMost] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const drawn = new AbortController();
    onNear(end.current, isNear => isNear && setMost(most + step), {signal: drawn.signal});
    return () => drawn.abort('over');
  }, [most, total]);
  return {most, end};
}
