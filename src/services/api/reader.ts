import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Freshness} from './freshness';
import {seconds, type Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {refusalOf} from './refusal';
import type {Priority} from './scheduler';

export interface ReadOptions {
  lifetime: Lifetime;
  priority?: Priority;
  /** Ask again though the last answer is still good. */
  refetch?: boolean;
}

/** Asks for a query's answer, from the cache while it is fresh. Rejects with the call's error. */
export type Read = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: ReadOptions,
) => Promise<T>;

/** So long a failed query is not asked again by itself: many anchors and components may want the same thing. */
const patience = seconds(20);

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

/**
 * Makes the one way to ask: questions under way are shared, failures are remembered for a moment, and what the API
 * does not have is remembered as long as an answer would be.
 */
export function createReader(client: ApolloClient, freshness: Freshness, now: () => number = Date.now): Read {
  const underWay = new Map<string, Promise<unknown>>();
  const failures = new Map<string, Failure>();
  const ask: Read = async (document, variables, {lifetime, priority = 'visible', refetch = false}) => {
    const fresh = !refetch && freshness.isFresh(document, variables, lifetime);
    const {data} = await client.query({
      query: document,
      variables,
      fetchPolicy: fresh ? 'cache-first' : 'network-only',
      context: {priority},
    } as ApolloClient.QueryOptions);
    if (!data) throw new Error('The API gave no usable answer.');
    return data as never;
  };
  return (document, variables, options) => {
    const key = queryKey(document, variables);
    const failure = failures.get(key);
    if (failure && !options.refetch && now() < failure.until) return Promise.reject(failure.error as Error);
    failures.delete(key);
    const known = options.refetch ? undefined : underWay.get(key);
    if (known) return known as Promise<never>;
    const asked = ask(document, variables, options)
      .catch((error: unknown) => {
        const wait = refusalOf(error).kind === 'missing' ? options.lifetime : patience;
        failures.set(key, {error, until: now() + wait});
        throw error;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}
