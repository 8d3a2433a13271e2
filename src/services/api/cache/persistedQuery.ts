import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import {shouldPersist, type PersistedCache, type PersistedAnswer} from './persistedCache';
import {complexityOf} from '../complexity';
import type {Freshness} from './freshness';
import type {Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {fits, type Shape} from '../shapeLink';

interface Deps {
  client: ApolloClient;
  freshness: Freshness;
  persistedCache: PersistedCache;
  /** The account that the answers belong to; `undefined`: unknown, so nothing is persisted. */
  account: () => string | undefined;
}

/** Access to one query in the persisted cache. */
export interface PersistedQuery {
  /** Puts the persisted answer into Apollo's cache, whatever its age, and resolves to it if it is still fresh. */
  load<T>(): Promise<T | undefined>;
  /** Persists the answer to a request that is sent now or later. */
  save(data: unknown): void;
  /** Resolves when another tab has persisted a fresh answer. */
  awaitOtherTab<T>(signal: AbortSignal): Promise<T>;
}

/** Access to a query in the persisted cache; `undefined` for queries that are not persisted. */
export function persistedQuery<T, V extends OperationVariables>(
  {client, freshness, persistedCache, account}: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
): PersistedQuery | undefined {
  const owner = account();
  if (owner === undefined || !shouldPersist(lifetime)) return undefined;
  // The complexity distinguishes the document from one of the same name in another version.
  const key = `${owner} ${queryKey(document, variables)} ${complexityOf(document)}`;
  const requestedAt = persistedCache.moment();
  const {shape} = document as {shape?: Shape};
  const writeToCache = (kept: PersistedAnswer | undefined) => {
    // The account may have changed in the meantime.
    if (!kept || account() !== owner || (shape && !fits(kept.data, shape))) return undefined;
    if ((freshness.fetchedAt(document, variables) ?? 0) < kept.at) {
      client.writeQuery({query: document, variables, data: kept.data as T} as ApolloClient.WriteQueryOptions<T, V>);
      freshness.note(document, variables, kept.at);
    }
    return freshness.isFresh(document, variables, lifetime) ? kept.data : undefined;
  };
  return {
    load: async <D>() => writeToCache(await persistedCache.get(key)) as D | undefined,
    save: data => persistedCache.keep(key, data, lifetime, requestedAt),
    awaitOtherTab: <D>(signal: AbortSignal) =>
      new Promise<D>(resolve => {
        const look = async () => {
          const data = writeToCache(await persistedCache.get(key)) as D | undefined;
          if (data !== undefined && !signal.aborted) resolve(data);
        };
        persistedCache.onArrival(key, () => void look(), {signal});
      }),
  };
}
