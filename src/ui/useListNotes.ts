import {useState} from 'react';

import {toApiError, type ApiError} from '#services/api/apiError';
import type {ListType} from '#services/lists/ownList';
import {useApi} from './context';
import {useSignalEffect} from './useSignalEffect';
import {useSource} from './useSource';

/** State of the notes of a list, for `AsyncAnswer`. */
export interface ListNotesState {
  readonly state: 'loading' | 'data' | 'failed';
  /** By media id. */
  readonly data: ReadonlyMap<number, string> | undefined;
  readonly error: ApiError | undefined;
  /** Asks again, after a failure. */
  readonly retry: () => void;
}

interface Arrived {
  readonly key: string;
  readonly data?: ReadonlyMap<number, string>;
  readonly error?: ApiError;
}

/** The notes of a user's list, requested while the component is shown. */
export function useListNotes(userName: string, type: ListType): ListNotesState {
  const {lists, accountEpoch} = useApi();
  const time = useSource(accountEpoch, accountEpoch.count);
  const [arrived, setArrived] = useState<Arrived>();
  const [tries, setTries] = useState(0);
  const key = `${userName}/${type} ${time} ${tries}`;
  useSignalEffect(
    signal => {
      lists.notes(userName, type, {signal}).then(
        data => signal.aborted || setArrived({key, data}),
        (cause: unknown) => {
          const error = toApiError(cause);
          if (!signal.aborted) setArrived({key, error});
        },
      );
    },
    [lists, userName, type, key],
  );
  const now = arrived?.key === key ? arrived : undefined;
  const state = now?.error ? 'failed' : now ? 'data' : 'loading';
  return {state, data: now?.data, error: now?.error, retry: () => setTries(tries + 1)};
}
