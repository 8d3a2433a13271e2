import {useLayoutEffect} from 'react';

import {useElementContext} from '#ui/context';

/**
 * The site puts the links and the statistics side by side in a grid. Several elements of ours can be there, and one that
 * shows nothing must not take a place, so it is hidden.
 */
export function useBesideLinks(shows: boolean) {
  const {element} = useElementContext();
  useLayoutEffect(() => {
    element.toggleAttribute('hidden', !shows);
  }, [element, shows]);
}
