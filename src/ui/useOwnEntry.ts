import {useEffect} from 'react';

import type {ApiError} from '#services/api/apiError';
import type {OnHoldChange, OwnEntry} from '#services/lists/entry';
import type {EntrySetState} from '#services/lists/entryQuery';
import {useApi} from './context';
import {useSource} from './useSource';

/** State of an entry, with unsent changes applied. `entry` is `undefined` in `data` if the media is not on the list. */
export interface EntryState {
  readonly state: EntrySetState<OwnEntry>['state'];
  readonly entry: OwnEntry | undefined;
  /** Why the last request failed. */
  readonly error: ApiError | undefined;
  readonly onHold: OnHoldChange | undefined;
}

/** The person's own list entry for a media item, requested if it is not known. Updates when it changes. */
export function useOwnEntry(mediaId: number): EntryState {
  const set = useApi().lists.entry(mediaId);
  useEffect(() => set.look(), [set]);
  const now = useSource(set, set.get);
  const entry = now.entries?.get(mediaId);
  return {state: now.state, entry, error: now.state === 'failed' ? now.error : undefined, onHold: entry?.onHold};
}
