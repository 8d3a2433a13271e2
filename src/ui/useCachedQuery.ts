import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import {useEffectEvent, useMemo, useState} from 'react';

import type {Lifetime} from '#services/api/cache/lifetime';
import type {ReadOptions} from '#services/api/cache/reader';
import {queryKey} from '#services/api/cache/queryKey';
import {toApiError, type ApiError} from '#services/api/apiError';
import type {Priority} from '#services/api/rateLimit/priority';
import {useApi} from './context';
import {usePausedUntil} from './usePausedUntil';
import {useSignalEffect} from './useSignalEffect';
import {useSource} from './useSource';

/**
 * State of a query. `waiting`: no request is sent until `until` (epoch milliseconds); older data may be available.
 * `failed`: the last request failed; older data may be available. `at`: when the data were fetched (epoch
 * milliseconds), for `Age` if they are old.
 */
export type CachedAnswer<T> =
  | {readonly state: 'loading'; readonly data: undefined; readonly at?: undefined}
  | {readonly state: 'data'; readonly data: T; readonly at: number | undefined}
  | {readonly state: 'waiting'; readonly data: T | undefined; readonly at: number | undefined; readonly until: number}
  | {
      readonly state: 'failed';
      readonly data: T | undefined;
      readonly at: number | undefined;
      readonly error: ApiError;
    };

/** See `ReadOptions` for the others. */
interface QueryOptions extends Pick<ReadOptions, 'anonymous' | 'mayWait'> {
  priority?: Priority;
  /** Whether the query may be sent now; default: yes. */
  when?: boolean;
}

/**
 * Sends the query unless a fresh answer is cached. Returns the error if the request failed, and a function that sends
 * it again.
 */
function useRequest<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
  {priority, anonymous, mayWait, when, isKnown}: Required<QueryOptions> & {isKnown: () => boolean},
) {
  const {read, accountEpoch} = useApi();
  const time = useSource(accountEpoch, accountEpoch.count);
  const key = `${queryKey(document, variables)} ${time}`;
  const [failed, setFailed] = useState<{key: string; error: ApiError}>();
  const [tries, setTries] = useState(0);
  // Data already rendered are not requested again, which matters when one pass of a feed mounts fifty components.
  const request = useEffectEvent((signal: AbortSignal) =>
    !when || isKnown()
      ? undefined
      : read(document, variables, {lifetime, priority, signal, anonymous, mayWait, retry: tries > 0}),
  );
  useSignalEffect(
    signal => {
      request(signal)?.then(
        // Success needs no state update of its own, because the cache notifies its subscribers.
        () => signal.aborted || setFailed(undefined),
        (cause: unknown) => signal.aborted || setFailed({key, error: toApiError(cause)}),
      );
    },
    [key, lifetime, priority, read, tries, when],
  );
  const retry = () => {
    setFailed(undefined);
    setTries(tries + 1);
  };
  return {error: failed?.key === key ? failed.error : undefined, retry};
}

/**
 * The answer to a query, requested at most once per lifetime. The cache policy is stated in words at the call, such as
 * `hours(1)`. `retry` sends it again after a failure.
 */
export function useCachedQuery<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
  {priority = 'visible', anonymous = false, mayWait = false, when = true}: QueryOptions = {},
): CachedAnswer<T> & {readonly retry: () => void} {
  const {cache} = useApi();
  const until = usePausedUntil();
  const key = queryKey(document, variables);
  const store = useMemo(
    () => cache.watch(document, variables),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for document and variables
    [cache, key],
  );
  const data = useSource(store, store.get);
  const isKnown = () => store.get() !== undefined && cache.isFresh(document, variables, lifetime);
  const {error, retry} = useRequest(document, variables, lifetime, {priority, anonymous, mayWait, when, isKnown});
  const at = data === undefined ? undefined : cache.fetchedAt(document, variables);
  if (error) return {state: 'failed', data, at, error, retry};
  const isOld = !cache.isFresh(document, variables, lifetime);
  if (until !== undefined && isOld) return {state: 'waiting', data, at, until, retry};
  return data === undefined ? {state: 'loading', data: undefined, retry} : {state: 'data', data, at, retry};
}
