import {useRef, useState} from 'react';

import {onNearViewport} from '#host/dom/nearViewport';
import {useSignalEffect} from '#ui/useSignalEffect';

/** Number of rows rendered at first, about a screen of them. */
const firstRows = 10;
/** Whenever the end comes near the viewport, their number rises to the next multiple of this, about as many as the site loads at a time. */
const pageSize = 20;

/**
 * How many of `total` rows to render. After loading hundreds, nobody has to wait for all of them, and only rows near
 * the viewport request previews. The ref `end` goes on the element after the last row while there are more.
 */
export function useMutableList(total: number) {
  const [rowLimit, setMost] = useState(firstRows);
  const end = useRef<HTMLDivElement>(null);
  useSignalEffect(
    signal => {
      if (end.current)
        onNearViewport(end.current, isNear => isNear && setMost((Math.floor(rowLimit / pageSize) + 1) * pageSize), {
          signal,
        });
    },
    [rowLimit, total],
  );
  return {most: rowLimit, end};
}
