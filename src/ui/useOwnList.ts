import type {ListState, ListType} from '#services/lists/ownList';
import {useApi} from './context';
import {useSignalEffect} from './useSignalEffect';
import {useSource} from './useSource';

/**
 * The user's whole list of one type, requested if it is not known yet. Updates when it changes. With `isWanted` false
 * nothing is requested.
 */
export function useOwnList(type: ListType, isWanted = true): ListState {
  const {lists, accountEpoch} = useApi();
  const time = useSource(accountEpoch, accountEpoch.count);
  useSignalEffect(
    signal => {
      // The state reports failures.
      if (isWanted) lists.load(type, {signal}).catch(() => undefined);
    },
    [lists, type, time, isWanted],
  );
  return useSource(lists.changesOf(type), () => lists.get(type));
}
