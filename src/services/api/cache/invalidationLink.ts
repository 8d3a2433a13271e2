import {ApolloLink} from '@apollo/client';
import {tap} from 'rxjs';

import {callContext} from '../callContext';
import {isQuery} from '../complexity';
import {entitiesIn} from './entities';
import type {PersistedCache} from './persistedCache';

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
