import {useEffectEvent, useState} from 'react';

import {toApiError, type ApiError} from '#services/api/apiError';
import {useApi} from './context';
import {usePausedUntil} from './usePausedUntil';
import {useSignalEffect} from './useSignalEffect';
import {useSource} from './useSource';

/** State of a task, for `AsyncAnswer`. `waiting`: no request is sent until `until` (epoch milliseconds). */
export interface TaskState<T> {
  readonly state: 'loading' | 'waiting' | 'data' | 'failed';
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly until: number | undefined;
  /** Runs it again, after a failure. */
  readonly retry: () => void;
}

/** Runs the task; `isRetry`: the user asked for it again. The signal aborts once the result is no longer needed. */
export type TaskRun<T> = (options: {signal: AbortSignal; isRetry: boolean}) => Promise<T>;

interface Settled<T> {
  readonly key: string;
  readonly data?: T;
  readonly error?: ApiError;
}

/**
 * Runs a task that uses the API while the component is shown: once for each key and account. Without a key nothing
 * runs.
 */
export function useTask<T>(key: string | undefined, run: TaskRun<T>): TaskState<T> {
  const {accountEpoch} = useApi();
  const until = usePausedUntil();
  const epoch = useSource(accountEpoch, accountEpoch.count);
  const [retries, setRetries] = useState<{readonly key: string | undefined; readonly count: number}>();
  const tries = retries?.key === key ? (retries?.count ?? 0) : 0;
  const [settled, setSettled] = useState<Settled<T>>();
  const runKey = key === undefined ? undefined : `${key} ${epoch} ${tries}`;
  const start = useEffectEvent((signal: AbortSignal) => run({signal, isRetry: tries > 0}));
  useSignalEffect(
    signal => {
      if (runKey === undefined) return;
      start(signal).then(
        data => signal.aborted || setSettled({key: runKey, data}),
        (cause: unknown) => signal.aborted || setSettled({key: runKey, error: toApiError(cause)}),
      );
    },
    [runKey],
  );
  const {data, error} = (settled?.key === runKey && settled) || {};
  const pending = until === undefined ? 'loading' : 'waiting';
  const state = error ? 'failed' : settled && settled.key === runKey ? 'data' : pending;
  return {state, data, error, until, retry: () => setRetries({key, count: tries + 1})};
}
