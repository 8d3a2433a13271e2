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

/** The one way to ask, and how to begin anew. */
export interface Reader {
  readonly read: Read;
  /**
   * Another account looks at the page: forgets what failed, and asks anew for what is under way once the cache has been
   * emptied.
   */
  renew(emptied: Promise<unknown>): void;
}

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

/**
 * Makes the one way to ask: questions under way are shared, failures are remembered for a moment, and what the API
 * does not have is remembered as long as an answer would be.
 */
export function createReader(client: ApolloClient, freshness: Freshness, now: () => number = Date.now): Reader {
  const underWay = new Map<string, Promise<unknown>>();
  const failures = new Map<string, Failure>();
  let time = 0;
  let ready: Promise<unknown> = Promise.resolve();
  const query = async <T, V extends OperationVariables>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    {lifetime, priority = 'visible', refetch = false}: ReadOptions,
  ) => {
    const fresh = !refetch && freshness.isFresh(document, variables, lifetime);
    const {data} = await client.query({
      query: document,
      variables,
      fetchPolicy: fresh ? 'cache-first' : 'network-only',
      context: {priority},
    } as ApolloClient.QueryOptions);
    if (!data) throw new Error('The API gave no usable answer.');
    return data as T;
  };
  const ask: Read = async (document, variables, options) => {
    const began = time;
    await ready;
    const answer = query(document, variables, options);
    await answer.catch(() => undefined);
    // Cut off, or an answer for the account before.
    return time === began ? answer : ask(document, variables, options);
  };
  const read: Read = (document, variables, options) => {
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
  return {
    read,
    renew(emptied) {
      time += 1;
      ready = emptied.catch(() => undefined);
      failures.clear();
    },
  };
}
