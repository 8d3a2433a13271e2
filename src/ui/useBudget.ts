import {useEffect, useState, useSyncExternalStore} from 'react';

import type {Budget} from '#services/api/budget';
import {useApi} from './context';

/** The API budget shared by all tabs. Updates when it changes and when its window ends. */
export function useBudget(): Budget {
  const {scheduler} = useApi();
  const budget = useSyncExternalStore(scheduler.subscribe, scheduler.budget);
  const {resetsAt, max} = budget;
  const [ended, setEnded] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setEnded(resetsAt), Math.max(0, resetsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [resetsAt]);
  return ended === resetsAt ? {...budget, remaining: max} : budget;
}
