import {useEffect, useState} from 'react';

import {useServices} from './context';

function useClock(clockMethod: 'onMinute' | 'onRefresh'): number {
  const {clock} = useServices();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const end = new AbortController();
    clock[clockMethod](() => setNow(clock.now()), {signal: end.signal});
    return () => end.abort('over');
  }, [clock, clockMethod]);
  return now;
}

/**
 * The current time (epoch milliseconds), updated every minute by the shared clock: for countdowns and anything else
 * that depends on it.
 */
export const useNow = () => useClock('onMinute');

/**
 * The time to compute relative times from (epoch milliseconds). Updated every minute while the setting `relativeTime`
 * is on, otherwise fixed at the time of the first render.
 */
export const useRelativeNow = () => useClock('onRefresh');
