import {ApolloLink} from '@apollo/client';
import {tap} from 'rxjs';

import type {PersistedCache} from './persistedCache';
import {callContext} from '../callContext';
import {isQuery} from '../complexity';

const idOf = (value: object) => {
  const {__typename: type, id} = value as {__typename?: unknown; id?: unknown};
  return typeof type === 'string' && (typeof id === 'number' || typeof id === 'string') ? `${type}:${id}` : undefined;
};

/** Collects the names of all objects with an id in an answer, in the form Apollo's cache uses. */
export function entitiesIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found;
  const id = idOf(data);
  if (id !== undefined) found.add(id);
  for (const value of Object.values(data)) entitiesIn(value, found);
  return found;
}

/**
 * Creates a link that deletes persisted answers containing what a mutation changed. The mutation's context may name
 * more entities (`invalidates`).
 */
export const createInvalidationLink = (answers: PersistedCache) =>
  new ApolloLink((operation, forward) =>
    isQuery(operation.query)
      ? forward(operation)
      : forward(operation).pipe(
          tap(({data}) => {
            const changed = entitiesIn(data, new Set(callContext(operation).invalidates));
            if (changed.size) void answers.invalidate(changed).catch(() => undefined);
          }),
        ),
  );
