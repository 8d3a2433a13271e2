import type {ListState, ListType} from '#services/lists/ownList';
import {useApi} from './context';
import {useSignalEffect} from './useSignalEffect';
import {useSource} from './useSource';

/** The person's whole list of one type, requested if it is not known yet. Updates when it changes. */
export function useOwnList(type: ListType): ListState {
  const {lists, accountEpoch} = useApi();
  const time = useSource(accountEpoch, accountEpoch.count);
  useSignalEffect(
    signal => {
      // The state reports failures.
      lists.load(type, {signal}).catch(() => undefined);
    },
    [lists, type, time],
  );
  return useSource(lists.changesOf(type), () => lists.get(type));
}
