import {isSameName} from '#domain/compare/people';
import type {ListType, MediaLists} from '#services/lists/ownList';
import type {Answer} from '#ui/answer/problem';
import {useApi, useServices} from '#ui/context';
import {usePausedUntil} from '#ui/usePausedUntil';
import {useOwnList} from '#ui/useOwnList';
import {useSource} from '#ui/useSource';
import {useTask} from '#ui/useTask';

/** State of a user's list, for `AsyncAnswer`. */
export interface UserListState extends Answer {
  readonly list: MediaLists | undefined;
  /** Requests it again after a failure. */
  readonly retry: () => void;
}

/** Any user's whole list: the own one from the list store, with all later changes; another user's as requested. */
export function useUserList(userName: string, type: ListType): UserListState {
  const {lists} = useApi();
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const isOwn = ownName !== undefined && isSameName(ownName, userName);
  const until = usePausedUntil();
  const own = useOwnList(type, isOwn);
  const other = useTask(isOwn ? undefined : `${userName}/${type}`, ({signal}) =>
    lists.ofUser(userName, type, {signal}),
  );
  const {state, list} = isOwn ? own : {state: other.state, list: other.data};
  const error = isOwn ? (own.state === 'failed' ? own.error : undefined) : other.error;
  const at = list?.at;
  const retry = isOwn ? () => void lists.load(type, {refetch: true}).catch(() => undefined) : other.retry;
  return (state === 'loading' || state === 'waiting') && until !== undefined
    ? {state: 'waiting', until, list, at, retry}
    : {state, list, at, error, retry};
}
