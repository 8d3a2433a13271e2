import {useState} from 'react';

import {isSameName} from '#domain/compare/people';
import {toApiError, type ApiError} from '#services/api/apiError';
import type {ListType, MediaLists} from '#services/lists/ownList';
import type {Answer} from '#ui/answer/problem';
import {useApi, useServices} from '#ui/context';
import {usePausedUntil} from '#ui/useCachedQuery';
import {useOwnList} from '#ui/useOwnList';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';

/** State of a user's list, for `AsyncAnswer`. */
export interface UserListState extends Answer {
  readonly list: MediaLists | undefined;
  /** Asks again, after a failure. */
  readonly retry: () => void;
}

interface Arrived {
  readonly key: string;
  readonly list?: MediaLists;
  readonly error?: ApiError;
}

/** The list of somebody else, requested while the component is shown and `isWanted`. */
function useOtherList(userName: string, type: ListType, isWanted: boolean) {
  const {lists, accountEpoch} = useApi();
  const time = useSource(accountEpoch, accountEpoch.count);
  const [arrived, setArrived] = useState<Arrived>();
  const [tries, setTries] = useState(0);
  const key = `${userName}/${type} ${time} ${tries}`;
  useSignalEffect(
    signal => {
      if (!isWanted) return;
      lists.ofUser(userName, type, {signal}).then(
        list => signal.aborted || setArrived({key, list}),
        (cause: unknown) => {
          const error = toApiError(cause);
          if (!signal.aborted) setArrived({key, error});
        },
      );
    },
    [lists, userName, type, key, isWanted],
  );
  const now = arrived?.key === key ? arrived : undefined;
  const state = now?.error ? 'failed' : now ? 'data' : 'loading';
  return {state, list: now?.list, error: now?.error, retry: () => setTries(tries + 1)} as const;
}

/** Anybody's whole list: one's own from the list store, with all later changes, another user's as it is requested. */
export function useUserList(userName: string, type: ListType): UserListState {
  const {lists} = useApi();
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const isOwn = ownName !== undefined && isSameName(ownName, userName);
  const until = usePausedUntil();
  const own = useOwnList(type, isOwn);
  const other = useOtherList(userName, type, !isOwn);
  const {state, list} = isOwn ? own : other;
  const error = isOwn ? (own.state === 'failed' ? own.error : undefined) : other.error;
  const at = list?.at;
  const retry = isOwn ? () => void lists.load(type, {refetch: true}).catch(() => undefined) : other.retry;
  return state === 'loading' && until !== undefined
    ? {state: 'waiting', until, list, at, retry}
    : {state, list, at, error, retry};
}
