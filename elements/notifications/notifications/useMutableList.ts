import {useRef, useState} from 'react';

import {onNearViewport} from '#host/dom/nearViewport';
import {useSignalEffect} from '#ui/useSignalEffect';

/**
 * Number of rows rendered at first, and more each time the end comes near the viewport: about as many as the site loads
 * at a time. With fewer at first, their previews would take another request.
 */
const pageSize = 20;

/**
 * Number of rows to render out of `total`. After loading hundreds, the user need not wait for all of them, and only
 * rows near the viewport request previews. The ref `end` goes on the element after the last row while there are more.
 */
export function useMutableList(total: number) {
  const [most, setMost] = useState(pageSize);
  const end = useRef<HTMLDivElement>(null);
  useSignalEffect(
    signal => {
      if (end.current)
        onNearViewport(end.current, isNear => isNear && setMost(most + pageSize), {
          signal,
        });
    },
    [most, total],
  );
  return {most, end};
}
