import {useEffect, useState} from 'react';

import type {Budget} from '#services/api/rateLimit/budget';
import {useApi} from './context';
import {useSource} from './useSource';

/** The API budget shared by all tabs. Updates when it changes and when its window ends. */
export function useBudget(): Budget {
  const {scheduler} = useApi();
  const budget = useSource(scheduler, scheduler.budget);
  const {resetsAt, max} = budget;
  const [ended, setEnded] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setEnded(resetsAt), Math.max(0, resetsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [resetsAt]);
  return ended === resetsAt ? {...budget, remaining: max} : budget;
}
