import {useState} from 'react';

import type {Source} from '#domain/value/store';
import {boxPlaces} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {useSource} from '../useSource';
import {centredBounds, clampToWindow, type BoxBounds, type WindowSize} from './boxBounds';

const resizes: Source = {subscribe: (listener, options) => addEventListener('resize', listener, options)};

/** Size of the window without its scroll bar. */
function useWindowSize(): WindowSize {
  const {documentElement} = document;
  const width = useSource(resizes, () => documentElement.clientWidth);
  return {width, height: useSource(resizes, () => innerHeight)};
}

/**
 * Position of a box: the last one stored under this id, otherwise the middle of the window. `drag` moves it
 * temporarily, `keep` stores the new position. A narrow window changes how a box is laid out but not the stored
 * position.
 */
export function useBoxPlace(id: string, size: WindowSize) {
  const [places, setPlaces] = useSetting(boxPlaces);
  const [dragged, setDragged] = useState<BoxBounds>();
  const window = useWindowSize();
  const known = places[id];
  return {
    place: dragged
      ? clampToWindow(dragged, window)
      : known
        ? clampToWindow(known, window)
        : centredBounds(size, window),
    drag: setDragged,
    keep(next: BoxBounds) {
      setDragged(undefined);
      setPlaces({...places, [id]: clampToWindow(next, window)});
    },
  };
}
