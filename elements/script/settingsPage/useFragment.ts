import {useSyncExternalStore} from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The fragment of the page's address, including the `#`. */
export const useFragment = () => useSyncExternalStore(subscribe, () => location.hash);
