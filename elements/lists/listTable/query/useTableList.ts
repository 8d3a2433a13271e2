import {useState} from 'react';

import {isSameName} from '#domain/compare/people';
import type {ListType, MediaLists} from '#services/lists/ownList';
import type {Answer} from '#ui/answer/problem';
import {useApi, useServices} from '#ui/context';
import {useOwnList} from '#ui/useOwnList';
import {usePausedUntil} from '#ui/usePausedUntil';
import {useSource} from '#ui/useSource';
import {useTask} from '#ui/useTask';

/** The list in the table, for `AsyncAnswer`. */
export interface TableList extends Answer {
  readonly list: MediaLists | undefined;
  /** Whether it is the list of the user who is signed in to the script, and can be edited. */
  readonly isOwn: boolean;
  /** The progress of a load, as a sentence; empty if it is not known. */
  readonly progress: string;
  /** Requests it again after a failure. */
  readonly retry: () => void;
}

function useOthersList(key: {readonly userName: string; readonly type: ListType} | undefined) {
  const {lists} = useApi();
  const [progress, setProgress] = useState('');
  const task = useTask(key && `${key.userName}/${key.type}`, ({signal}) => {
    if (!key) throw new TypeError('no list');
    setProgress('');
    return lists.ofUser(key.userName, key.type, {signal, onProgress: ({text}) => signal.aborted || setProgress(text)});
  });
  return {...task, progress};
}

/** Loads a user's list: the own one with all later changes, another user's as requested. */
export function useTableList(userName: string, type: ListType): TableList {
  const {lists} = useApi();
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const mayWrite = useSource(session, () => session.token() !== undefined && session.account() !== 'other');
  const isOwnList = ownName !== undefined && isSameName(ownName, userName);
  const until = usePausedUntil();
  const own = useOwnList(type, isOwnList);
  const other = useOthersList(isOwnList ? undefined : {userName, type});
  const loaded = isOwnList
    ? {
        state: own.state,
        list: own.list,
        error: own.state === 'failed' ? own.error : undefined,
        progress: own.state === 'loading' ? own.progress.text : '',
        retry: () => void lists.load(type, {refetch: true}).catch(() => undefined),
      }
    : {state: other.state, list: other.data, error: other.error, progress: other.progress, retry: other.retry};
  const isWaiting = (loaded.state === 'loading' || loaded.state === 'waiting') && until !== undefined;
  return {
    ...loaded,
    state: isWaiting ? 'waiting' : loaded.state,
    until: isWaiting ? until : undefined,
    at: loaded.list?.at,
    isOwn: isOwnList && mayWrite,
  };
}
