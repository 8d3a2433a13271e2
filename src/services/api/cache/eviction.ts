import type {InMemoryCache} from '@apollo/client';
import {Kind, type DocumentNode} from 'graphql';

import {whenIdle} from '#domain/value/whenIdle';

/** A query whose answer is in Apollo's cache. */
export interface CachedQuery {
  readonly document: DocumentNode;
  readonly variables: object | undefined;
}

/**
 * The cache is tidied up after this many answers and watched queries, when the page is idle, at the latest after
 * `idleWithinMs`.
 */
const usesBetween = 30;
const idleWithinMs = 10_000;

const rootFields = ({definitions}: DocumentNode) =>
  definitions
    .flatMap(node => (node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : []))
    .filter(node => node.kind === Kind.FIELD);

/** The names under which Apollo's cache stores the roots of an answer. */
const storedNames = ({policies}: InMemoryCache, {document, variables}: CachedQuery) =>
  rootFields(document).map(field =>
    policies.getStoreFieldName({
      typename: 'Query',
      fieldName: field.name.value,
      field,
      variables: {...variables},
    }),
  );

/**
 * Removes all answers but those of the listed queries from Apollo's cache, and everything that the cache has computed
 * from them: it keeps the parts of each answer that was ever read.
 */
export function evictOthers(cache: InMemoryCache, kept: Iterable<CachedQuery>) {
  const names = new Set([...kept].flatMap(query => storedNames(cache, query)));
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, {fieldName, storeFieldName, DELETE}) =>
      fieldName === '__typename' || names.has(storeFieldName) ? value : DELETE,
  });
  cache.gc({resetResultCache: true});
}

/** Returns a function to call for each use of the cache, after some of which it keeps only the answers of these queries. */
export function createEviction(cache: InMemoryCache, kept: () => Iterable<CachedQuery>) {
  let count = 0;
  const evict = () => {
    count = 0;
    evictOthers(cache, kept());
  };
  return () => {
    count += 1;
    if (count === usesBetween) whenIdle(evict, idleWithinMs);
  };
}
