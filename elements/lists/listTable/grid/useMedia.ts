import {useMemo} from 'react';

import {useSource} from '#ui/useSource';

/** Whether a media query applies. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const source = useMemo(
    () => ({
      subscribe: (listener: () => void, options: {signal: AbortSignal}) =>
        list.addEventListener('change', listener, options),
    }),
    [list],
  );
  return useSource(source, () => list.matches);
}
