import {useEffect, useRef, useState} from 'react';

import {onNear} from '#host/dom/near';

/**
 * Number of rows rendered at first, about as many as the site loads at a time, and added whenever the end comes near
 * the viewport.
 */
const step = 30;

/**
 * How many of `total` rows to render. After loading hundreds, nobody has to wait for all of them, and only rows near
 * the viewport request previews. The ref `end` goes on the element after the last row while there are more.
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
