import {useState, useSyncExternalStore} from 'react';

import {boxPlaces} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {centred, within, type BoxPlace, type WindowSize} from './place';

function subscribe(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The window without its scroll bar. */
function useWindowSize(): WindowSize {
  const {documentElement} = document;
  const width = useSyncExternalStore(subscribe, () => documentElement.clientWidth);
  return {width, height: useSyncExternalStore(subscribe, () => innerHeight)};
}

/**
 * The place of a box: the one it had last under this id, else the middle of the window. `drag` moves it for now,
 * `keep` for good. Boxes on a narrow window are drawn differently, but their place is not forgotten.
 */
export function useBoxPlace(id: string, size: WindowSize) {
  const [places, setPlaces] = useSetting(boxPlaces);
  const [dragged, setDragged] = useState<BoxPlace>();
  const window = useWindowSize();
  const known = places[id];
  return {
    place: dragged ? within(dragged, window) : known ? within(known, window) : centred(size, window),
    drag: setDragged,
    keep(next: BoxPlace) {
      setDragged(undefined);
      setPlaces({...places, [id]: within(next, window)});
    },
  };
}
