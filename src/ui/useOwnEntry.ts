import {useEffect} from 'react';

import type {ApiError} from '#services/api/apiError';
import type {OwnEntry} from '#services/entries/entry';
import {useApi} from './context';
import {usePausedUntil} from './usePausedUntil';
import {useSource} from './useSource';

/**
 * State of an entry, with unsent changes applied. `entry` is `undefined` in `data` if the media item is not on the
 * list. `waiting`: nothing is known yet, and the API is paused.
 */
export interface EntryState {
  readonly state: 'loading' | 'waiting' | 'data' | 'failed';
  readonly entry: OwnEntry | undefined;
  /** The reason why the last request failed. */
  readonly error: ApiError | undefined;
  /** When the API's pause ends (epoch milliseconds). */
  readonly until: number | undefined;
}

/** The user's own list entry for a media item, requested if it is unknown. Updates when it changes. */
export function useOwnEntry(mediaId: number): EntryState {
  const set = useApi().lists.entry(mediaId);
  useEffect(() => set.look(), [set]);
  const now = useSource(set, set.get);
  const until = usePausedUntil();
  return {
    state: now.state === 'loading' && until !== undefined ? 'waiting' : now.state,
    entry: now.entries?.get(mediaId),
    error: now.state === 'failed' ? now.error : undefined,
    until,
  };
}
