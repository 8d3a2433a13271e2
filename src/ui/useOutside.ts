import type {OutsideSource} from '#services/outside/outside';
import {useApi} from './context';
import {useTask} from './useTask';

/**
 * The answer of another site at an address, requested while the component is shown. Without an address nothing is
 * requested.
 */
export function useOutside<T>(source: OutsideSource<T>, address: string | undefined) {
  const {outside} = useApi();
  const {state, ...task} = useTask(address, ({signal, isRetry}) =>
    outside.read(source, address ?? '', {signal, refetch: isRetry}),
  );
  // A pause of AniList's API doesn't affect other sites.
  return {...task, state: state === 'waiting' ? 'loading' : state} as const;
}
