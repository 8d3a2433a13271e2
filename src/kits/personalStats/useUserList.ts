import {useState} from 'react';

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
  /** Whether it is the list of the user who is signed in to the site. */
  readonly isOwn: boolean;
  /** The progress of a load in parts, as a sentence; empty if it is not known. */
  readonly progress: string;
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
  const [read, setRead] = useState('');
  const other = useTask(isOwn ? undefined : `${userName}/${type}`, ({signal}) => {
    setRead('');
    return lists.ofUser(userName, type, {signal, onProgress: ({text}) => signal.aborted || setRead(text)});
  });
  const {state, list} = isOwn ? own : {state: other.state, list: other.data};
  const error = isOwn ? (own.state === 'failed' ? own.error : undefined) : other.error;
  const at = list?.at;
  const retry = isOwn ? () => void lists.load(type, {refetch: true}).catch(() => undefined) : other.retry;
  const progress = isOwn ? (own.state === 'loading' ? own.progress.text : '') : read;
  const shared = {list, at, isOwn, progress, retry};
  return (state === 'loading' || state === 'waiting') && until !== undefined
    ? {...shared, state: 'waiting', until}
    : {...shared, state, error};
}
