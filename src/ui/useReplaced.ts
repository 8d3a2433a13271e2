import {useLayoutEffect} from 'react';

import type {Store} from '#domain/value/store';

/**
 * Keeps `replaced` true exactly while `shows` is and the component is mounted. For features whose other parts hide the
 * site's content while their own is shown; at a `replace` anchor, `useReplaceHost` is enough.
 */
export function useReplaced(replaced: Store<boolean>, shows: boolean) {
  useLayoutEffect(() => {
    replaced.set(shows);
    return () => replaced.set(false);
  }, [replaced, shows]);
}
