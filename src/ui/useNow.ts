import {useState} from 'react';

import {useServices} from './context';
import {useSignalEffect} from './useSignalEffect';

function useClock(clockMethod: 'onMinute' | 'onRefresh'): number {
  const {clock} = useServices();
  const [now, setNow] = useState(clock.now);
  useSignalEffect(signal => clock[clockMethod](() => setNow(clock.now()), {signal}), [clock, clockMethod]);
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
