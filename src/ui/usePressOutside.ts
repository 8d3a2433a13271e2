import {useEffectEvent} from 'react';

import {useSignalEffect} from './useSignalEffect';

/** Calls back for a press outside of all `nodes`, also for one that the page keeps to itself, while `isActive`. */
export function usePressOutside(
  nodes: () => readonly (Element | null | undefined)[],
  press: () => void,
  isActive = true,
) {
  const pressed = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    if (!nodes().some(node => node && path.includes(node))) press();
  });
  useSignalEffect(
    signal => {
      if (isActive) document.addEventListener('pointerdown', event => pressed(event), {signal, capture: true});
    },
    [isActive],
  );
}
