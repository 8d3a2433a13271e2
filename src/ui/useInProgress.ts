import {useEffect} from 'react';

import type {CurrentEntry} from '#services/entries/entry';
import type {EntriesState} from '#services/entries/entry';
import {useApi} from './context';
import {useSource} from './useSource';

/** The user's list entries in progress. Updates when one changes. */
export function useInProgress(): EntriesState<CurrentEntry> {
  const {inProgress} = useApi().lists;
  useEffect(() => inProgress.look(), [inProgress]);
  return useSource(inProgress, inProgress.get);
}

/** The list entry in progress for one media item; `undefined` while unknown. */
export function useCurrentEntry(mediaId: number): CurrentEntry | undefined {
  const {inProgress} = useApi().lists;
  useEffect(() => inProgress.look(), [inProgress]);
  return useSource(inProgress, () => inProgress.get().entries?.get(mediaId));
}
