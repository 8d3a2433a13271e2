import {
  type ApolloCache,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
  ApolloLink,
} from '@apollo/client';

import {onPageReturn} from '#platform/pageReturn';
import type {DatabaseSource} from '../../database';
import type {Tabs} from '../../tabs';
import {createCache} from './apolloCache';
import {ChangedEntities} from './changedEntities';
import {createEviction, type CachedQuery} from './eviction';
import {createInvalidationLink} from './invalidationLink';
import {createFreshness, type Changes} from './freshness';
import type {Lifetime} from './lifetime';
import {createPersistedCache} from './persistedCache';
import {createReader, type Read} from './reader';
import {watchCached, type CachedResult} from './watchCached';
import {tap} from 'rxjs';
import {callContext} from '../callContext';

/** Answers of the API: in Apollo's cache and in the database, with their lifetimes. */
export interface ApiCache {
  /** Reads a fresh answer from a cache, otherwise from the API. */
  readonly read: Read;
  /** Watches one query in Apollo's cache, without the network. */
  watch<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): CachedResult<T>;
  isFresh<T, V extends OperationVariables>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    lifetime: Lifetime,
  ): boolean;
  /** When the API sent the answer (epoch milliseconds), as far as this page knows. */
  fetchedAt<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): number | undefined;
  /** Forgets the answers in memory, for another account. Queries in progress are repeated. */
  clear(): Promise<unknown>;
}

interface Deps {
  database: DatabaseSource;
  tabs: Tabs;
  now: () => number;
  /** The account that answers belong to; `undefined`: unknown, so nothing is persisted. */
  account: () => string | undefined;
  signal: AbortSignal;
  /** Resolves when the account is known. */
  ready: Promise<unknown>;
  /** Creates the client over this cache. The links come first: they see every call and every answer. */
  connect: (cache: ApolloCache, links: readonly ApolloLink[]) => ApolloClient;
}

/** Creates the caches and the client over them. The persisted cache also keeps the answers of other sites. */
export function createApiCache({database, tabs, now, account, signal, ready, connect}: Deps) {
  const [changed, elsewhere] = [new ChangedEntities(), new ChangedEntities()];
  const onElsewhere = elsewhere.note.bind(elsewhere);
  const persistedCache = createPersistedCache(database, tabs, {now, changed, onElsewhere, signal});
  const read: Changes['read'] = (query, variables = {}) => client.readQuery({query, variables});
  const apollo = createCache();
  const shown = new Set<CachedQuery>();
  const onUse = createEviction(apollo, () => [...freshness.known(), ...shown]);
  const freshness = createFreshness(now, {all: changed, elsewhere, read, onAnswer: onUse});
  const onReturn = () => {
    changed.noteAll();
    // Answers stored by other tabs are used before anything is requested again.
    freshness.clear();
  };
  onPageReturn(onReturn, signal);
  const client: ApolloClient = connect(apollo, [
    createInvalidationLink(persistedCache),
    freshness.link,
    createWriteLink(),
  ]);
  const reader = createReader({client, freshness, persistedCache, account, ready});
  const cache: ApiCache = {
    read: reader.read,
    watch(document, variables) {
      onUse();
      return watchCached(client, document, variables, shown);
    },
    isFresh: freshness.isFresh,
    fetchedAt: freshness.fetchedAt,
    clear() {
      freshness.clear();
      // Aborts the queries in progress but sends none itself, since all our watches read only from the cache.
      const cleared = client.resetStore();
      reader.bump(cleared);
      return cleared;
    },
  };
  return {client, cache, persistedCache};
}

/**
 * Writes the answers of calls with `store` in their context into the cache. The client could do so itself, but it would
 * read each query before and after the write, which costs more than the write, for each of the 40 answers of a merged
 * call.
 */
export const createWriteLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({data, errors}) => {
        const {query, variables, client} = operation;
        if (callContext(operation).store && data && !errors?.length) client.cache.writeQuery({query, variables, data});
      }),
    ),
  );
