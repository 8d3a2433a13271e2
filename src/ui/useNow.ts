import {useEffect, useState} from 'react';

import {useServices} from './context';

function useClock(way: 'everyMinute' | 'onRefresh'): number {
  const {clock} = useServices();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const end = new AbortController();
    clock[way](() => setNow(clock.now()), {signal: end.signal});
    return () => end.abort('over');
  }, [clock, way]);
  return now;
}

/** The time (epoch milliseconds), drawn anew every minute by the one clock: for countdowns and what else depends on it. */
export const useNow = () => useClock('everyMinute');

/** The time for saying how long ago something was: drawn anew every minute while the switch `relativeTime` is on, else as it was at first. */
export const useFreshNow = () => useClock('onRefresh');
