import {useState} from 'react';

import {onNearViewport} from '#host/dom/nearViewport';
import {useSignalEffect} from './useSignalEffect';

/** Whether a node is within half a window height of the viewport; `false` while there is no node. */
export function useIsNear(node: Element | null): boolean {
  const [isNear, setNear] = useState(false);
  useSignalEffect(
    signal => {
      if (node) onNearViewport(node, setNear, {signal});
    },
    [node],
  );
  return isNear;
}
