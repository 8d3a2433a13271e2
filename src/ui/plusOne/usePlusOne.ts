import {useRef} from 'react';

import {utcDay} from '../../domain/fuzzyDate';
import {isTooSoon, plusProgress} from '../../domain/plusProgress';
import type {Refusal} from '../../services/api/refusal';
import type {CurrentEntry} from '../../services/lists/currentEntry';
import {useApi, useServices} from '../context';
import {useToast} from '../toast/useToast';

/**
 * Gives an entry one episode or chapter more (spec 3, section 4: plus-progress). What the API refuses is taken back with a message; what it
 * does not answer waits. `tap` takes the time of the click in milliseconds.
 */
export function usePlusOne(entry: CurrentEntry) {
  const {inProgress} = useApi();
  const {clock} = useServices();
  const toast = useToast();
  const last = useRef<number>(undefined);
  const isFull = plusProgress({...entry, status: entry.status ?? ''}, {}) === undefined;
  const tap = (time: number) => {
    if (isTooSoon(last.current, time)) return;
    const change = plusProgress({...entry, status: entry.status ?? ''}, utcDay(clock.now()));
    if (!change) return;
    last.current = time;
    inProgress
      .save(entry, change)
      .catch(({message}: Refusal) => toast({kind: 'error', text: `The progress was not saved: ${message}`}));
  };
  return {isFull, tap};
}
