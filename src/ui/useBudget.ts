import {useEffect, useState, useSyncExternalStore} from 'react';

import type {Budget} from '#services/api/budget';
import {useApi} from './context';

/** The API budget shared by all tabs. Updates when it changes and when its window ends. */
export function useBudget(): Budget {
  const {scheduler} = useApi();
  const budget = useSyncExternalStore(scheduler.subscribe, scheduler.budget);
  const {renews, max: max} = budget;
  const [ended, setEnded] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setEnded(renews), Math.max(0, renews - Date.now()));
    return () => clearTimeout(timer);
  }, [renews]);
  return ended === renews ? {...budget, left: max} : budget;
}
