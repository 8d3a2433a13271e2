import {useLayoutEffect} from 'react';

import {useElementContext} from '#ui/context';

/**
 * Hides an element of ours in the grid in which the site places the links and the statistics side by side: one that
 * shows nothing must not take a cell.
 */
export function useBesideLinks(shows: boolean) {
  const {element} = useElementContext();
  useLayoutEffect(() => {
    element.toggleAttribute('hidden', !shows);
  }, [element, shows]);
}
