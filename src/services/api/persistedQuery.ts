import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import {shouldPersist, type PersistedCache, type PersistedAnswer} from './persistedCache';
import {complexityOf} from './complexity';
import type {Freshness} from './freshness';
import type {Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {fits, type Shape} from './shapeLink';

interface Deps {
  client: ApolloClient;
  freshness: Freshness;
  persistedCache: PersistedCache;
  /** Whose answers they are; `undefined`: not known, so nothing is kept. */
  account: () => string | undefined;
}

/** One query's place among the answers that outlive the page. */
export interface PersistedQuery {
  /** Shows what is kept, whatever its age; answers it while it is good. */
  take<T>(): Promise<T | undefined>;
  keep(data: unknown): void;
  /** Resolves when another tab has kept a good answer. */
  fromOtherTab<T>(signal: AbortSignal): Promise<T>;
}

/** Finds a query's place; `undefined` for those that are not kept. */
export function persistedQuery<T, V extends OperationVariables>(
  {client, freshness, persistedCache: persistedCache, account}: Deps,
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
): PersistedQuery | undefined {
  const owner = account();
  if (owner === undefined || !shouldPersist(lifetime)) return undefined;
  // The size of the document tells it from one of the same name that another version had.
  const key = `${owner} ${queryKey(document, variables)} ${complexityOf(document)}`;
  const {shape} = document as {shape?: Shape};
  const adopt = (kept: PersistedAnswer | undefined) => {
    // Another account may have come meanwhile.
    if (!kept || account() !== owner || (shape && !fits(kept.data, shape))) return undefined;
    if ((freshness.at(document, variables) ?? 0) < kept.at) {
      client.writeQuery({query: document, variables, data: kept.data as T} as ApolloClient.WriteQueryOptions<T, V>);
      freshness.note(document, variables, kept.at);
    }
    return freshness.isFresh(document, variables, lifetime) ? kept.data : undefined;
  };
  return {
    take: async <D>() => adopt(await persistedCache.get(key)) as D | undefined,
    keep: data => persistedCache.keep(key, data, lifetime),
    fromOtherTab: <D>(signal: AbortSignal) =>
      new Promise<D>(resolve => {
        const look = async () => {
          const data = adopt(await persistedCache.get(key)) as D | undefined;
          if (data !== undefined && !signal.aborted) resolve(data);
        };
        persistedCache.arrived(key, () => void look(), {signal});
      }),
  };
}
