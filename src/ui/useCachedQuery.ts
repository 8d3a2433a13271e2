import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';

import {cached} from '../services/api/cached';
import type {Lifetime} from '../services/api/lifetime';
import {queryKey} from '../services/api/queryKey';
import {refusalOf, type Refusal} from '../services/api/refusal';
import type {Priority} from '../services/api/scheduler';
import {useApi} from './context';

/**
 * What is known of a query's answer. `waiting`: the API takes no calls until `until` (epoch milliseconds), older data
 * may be there; `failed`: the last call had no answer, older data may be there.
 */
export type CachedAnswer<T> =
  | {readonly state: 'loading'; readonly data: undefined}
  | {readonly state: 'data'; readonly data: T}
  | {readonly state: 'waiting'; readonly data: T | undefined; readonly until: number}
  | {readonly state: 'failed'; readonly data: T | undefined; readonly refusal: Refusal};

/** When the API's pause ends (epoch milliseconds), or `undefined` while calls go. */
export function usePausedUntil() {
  const {scheduler} = useApi();
  return useSyncExternalStore(scheduler.subscribe, scheduler.pausedUntil);
}

/** Asks for a query and tells how that ended. */
function useAsked<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
  priority: Priority,
) {
  const {read, renewal} = useApi();
  const time = useSyncExternalStore(renewal.subscribe, renewal.count);
  const key = `${queryKey(document, variables)} ${time}`;
  const [ended, setEnded] = useState<{key: string; refusal: Refusal | undefined}>();
  useEffect(() => {
    let gone = false;
    const end = (refusal?: Refusal) => {
      if (!gone) setEnded({key, refusal});
    };
    read(document, variables, {lifetime, priority}).then(
      () => end(),
      (error: unknown) => end(refusalOf(error)),
    );
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for document and variables
  }, [key, lifetime, priority, read]);
  return ended?.key === key ? ended : undefined;
}

/** The answer to a query, asked for at most once in its lifetime; the policy stands at the call, in words. */
export function useCachedQuery<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
  {priority = 'visible'}: {priority?: Priority} = {},
): CachedAnswer<T> {
  const {client} = useApi();
  const ended = useAsked(document, variables, lifetime, priority);
  const until = usePausedUntil();
  const key = queryKey(document, variables);
  const store = useMemo(
    () => cached(client, document, variables),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for document and variables
    [client, key],
  );
  const data = useSyncExternalStore(store.subscribe, store.get);
  if (ended?.refusal) return {state: 'failed', data, refusal: ended.refusal};
  if (data !== undefined) return {state: 'data', data};
  return until === undefined ? {state: 'loading', data: undefined} : {state: 'waiting', data, until};
}
