import {ApolloLink} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import {tap} from 'rxjs';

import {isRecent} from '#domain/date/isRecent';
import {isQuery} from '../complexity';
import type {Lifetime} from './lifetime';
import {queryKey} from './queryKey';

type Variables = object | undefined;

/** Remembers when the network last answered each query. The answers themselves are in Apollo's cache. */
export interface Freshness {
  /** Records the time of every answer without errors. */
  readonly link: ApolloLink;
  /** When the API last answered (epoch milliseconds), as far as this page knows. */
  fetchedAt(document: DocumentNode, variables: Variables): number | undefined;
  /** Records an answer that was obtained elsewhere, with the time the API sent it. */
  note(document: DocumentNode, variables: Variables, fetchedAt: number): void;
  isFresh(document: DocumentNode, variables: Variables, lifetime: Lifetime): boolean;
  clear(): void;
}

/** Creates the record of answer times. */
export function createFreshness(now: () => number = Date.now): Freshness {
  const times = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap(result => {
          if (!result.errors?.length && isQuery(operation.query))
            times.set(queryKey(operation.query, operation.variables), now());
        }),
      ),
    ),
    fetchedAt: (document, variables) => times.get(queryKey(document, variables)),
    note: (document, variables, fetchedAt) => void times.set(queryKey(document, variables), fetchedAt),
    isFresh(document, variables, lifetime) {
      const fetchedAt = times.get(queryKey(document, variables));
      return fetchedAt !== undefined && isRecent(fetchedAt, now(), lifetime);
    },
    clear: () => times.clear(),
  };
}
