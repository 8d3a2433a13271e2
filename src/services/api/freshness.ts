import {ApolloLink} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import {tap} from 'rxjs';

import {isQuery} from './complexity';
import type {Lifetime} from './lifetime';

type Variables = object | undefined;

/** Remembers when the network last answered each query; the answers themselves are in Apollo's cache. */
export interface Freshness {
  /** Notes the time of every answer without errors. */
  readonly link: ApolloLink;
  isFresh(document: DocumentNode, variables: Variables, lifetime: Lifetime): boolean;
  /** When the query was last answered (epoch milliseconds). */
  answeredAt(document: DocumentNode, variables: Variables): number | undefined;
  clear(): void;
}

const nameOf = (document: DocumentNode) => {
  for (const node of document.definitions) if ('name' in node && 'operation' in node) return node.name?.value ?? '';
  return '';
};

const sorted = (variables: Variables) =>
  JSON.stringify(Object.entries(variables ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
const keyOf = (document: DocumentNode, variables: Variables) => nameOf(document) + sorted(variables);

/** Makes the record of answer times. */
export function createFreshness(now: () => number = Date.now): Freshness {
  const times = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap(result => {
          if (!result.errors?.length && isQuery(operation.query))
            times.set(keyOf(operation.query, operation.variables), now());
        }),
      ),
    ),
    isFresh(document, variables, lifetime) {
      const at = times.get(keyOf(document, variables));
      return at !== undefined && now() - at < lifetime;
    },
    answeredAt: (document, variables) => times.get(keyOf(document, variables)),
    clear: () => times.clear(),
  };
}
