import {useState} from 'react';

import {toApiError, type ApiError} from '#services/api/apiError';
import type {OutsideSource} from '#services/outside/outside';
import {useApi} from './context';
import {useSignalEffect} from './useSignalEffect';

/** State of an answer of another site, for `AsyncAnswer`. */
export interface OutsideState<T> {
  readonly state: 'loading' | 'data' | 'failed';
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** Asks again, after a failure. */
  readonly retry: () => void;
}

interface Arrived<T> {
  readonly address: string;
  readonly data?: T;
  readonly error?: ApiError;
}

/** What another site says at an address, asked for while the component is shown. Without an address nothing is asked. */
export function useOutside<T>(source: OutsideSource<T>, address: string | undefined): OutsideState<T> {
  const {outside} = useApi();
  const [arrived, setArrived] = useState<Arrived<T>>();
  const [tries, setTries] = useState(0);
  useSignalEffect(
    signal => {
      if (address === undefined) return;
      outside.read(source, address, {signal, refetch: tries > 0}).then(
        data => signal.aborted || setArrived({address, data}),
        (cause: unknown) => {
          const error = toApiError(cause);
          if (!signal.aborted) setArrived({address, error});
        },
      );
    },
    [outside, source, address, tries],
  );
  const now = arrived?.address === address ? arrived : undefined;
  const retry = () => {
    setArrived(undefined);
    setTries(tries + 1);
  };
  const state = now?.error ? 'failed' : now ? 'data' : 'loading';
  return {state, data: now?.data, error: now?.error, retry};
}
