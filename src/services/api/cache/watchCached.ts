import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';
import {equal} from '@wry/equality';

import {owned} from '#domain/value/owner';
import type {Source} from '#domain/value/store';
import type {CachedQuery} from './eviction';

/** The cached result of one query. */
export interface CachedResult<T> extends Source {
  /** The complete answer, or `undefined`; the same object until it changes. */
  get: () => T | undefined;
}

/**
 * Watches one query in the cache, without the network. Lighter than `client.watchQuery`, which matters when a feed
 * mounts fifty of them in one pass. While it has subscribers, the query is among those `shown`, which stay in the
 * cache.
 */
export function watchCached<T, V extends OperationVariables>(
  {cache}: ApolloClient,
  document: TypedDocumentNode<T, V>,
  variables: V,
  shown: Set<CachedQuery>,
): CachedResult<T> {
  const query = cache.transformDocument(document);
  const options = {query, variables, optimistic: true, returnPartialData: false} as const;
  let known: {value: T | undefined} | undefined;
  const update = ({complete, result}: {complete?: boolean; result: unknown}) => {
    const value = complete ? (result as T) : undefined;
    // The cache computes equal answers again once it has been tidied up.
    if (!known || !equal(known.value, value)) known = {value};
    return known.value;
  };
  return {
    get: () => (known ? known.value : update(cache.diff(options))),
    subscribe(listener, {signal}) {
      // The answer may have arrived between the first read and now.
      update(cache.diff(options));
      const call = owned(listener, signal);
      const watched: CachedQuery = {document, variables};
      shown.add(watched);
      const end = cache.watch({
        ...options,
        callback: diff => {
          update(diff);
          call();
        },
      });
      signal.addEventListener('abort', () => {
        known = undefined;
        shown.delete(watched);
        end();
      });
    },
  };
}
