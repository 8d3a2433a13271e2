import {useApi} from './context';
import {useSource} from './useSource';

/**
 * Until when requests have to wait (epoch milliseconds): the API is paused, or its window has no calls left for those
 * that are pending. `undefined` if they are sent soon.
 */
export function usePausedUntil() {
  const {scheduler} = useApi();
  return useSource(scheduler, scheduler.waitsUntil);
}
