import {useRef} from 'react';

import {userDay} from '#domain/date/userDay';
import {isTooSoon, incrementProgress} from '#domain/list/plusProgress';
import type {ApiError} from '#services/api/apiError';
import type {CurrentEntry} from '#services/entries/entry';
import {useApi, useServices} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {text as messageText} from './messages';

/**
 * Adds one episode or chapter to a list entry (rule home-7). A change that the API refuses is rolled back with a
 * message; one without an answer stays in the outbox. `tap` takes the time of the click (ms) and ignores a click too
 * soon after the last one.
 */
export function usePlusOne(entry: CurrentEntry) {
  const {inProgress} = useApi().lists;
  const {clock, session} = useServices();
  const toast = useToast();
  const last = useRef<number>(undefined);
  const isAtTotal = incrementProgress({...entry, status: entry.status ?? ''}, {}) === undefined;
  const tap = (time: number) => {
    if (isTooSoon(last.current, time)) return;
    const change = incrementProgress({...entry, status: entry.status ?? ''}, userDay(clock.now(), session.timezone()));
    if (!change) return;
    last.current = time;
    inProgress
      .save(entry.mediaId, change)
      .catch(({message}: ApiError) => toast({kind: 'error', text: messageText.failed(message)}));
  };
  return {isFull: isAtTotal, tap};
}
