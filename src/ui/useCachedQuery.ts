import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import {useQuery} from '@apollo/client/react';
import {useMemo, useSyncExternalStore} from 'react';

import type {Lifetime} from '../services/api/lifetime';
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

/** The answer to a query, asked for at most once in its lifetime; the policy stands at the call, in words. */
export function useCachedQuery<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
  {priority = 'visible'}: {priority?: Priority} = {},
): CachedAnswer<T> {
  const {client, freshness} = useApi();
  const key = JSON.stringify(variables);
  const fresh = useMemo(
    () => freshness.isFresh(document, variables, lifetime),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the variables
    [document, key, lifetime, freshness],
  );
  const {data, error} = useQuery(document, {
    client,
    variables,
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: {priority},
  } as useQuery.Options<T, V>);
  const until = usePausedUntil();
  const known = data as T | undefined;
  if (error) return {state: 'failed', data: known, refusal: refusalOf(error)};
  if (known !== undefined) return {state: 'data', data: known};
  return until === undefined ? {state: 'loading', data: undefined} : {state: 'waiting', data: undefined, until};
}
