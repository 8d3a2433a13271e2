import {ApolloLink} from '@apollo/client';
import {tap} from 'rxjs';

import {isQuery} from '../complexity';
import {entitiesIn} from './entities';
import type {PersistedCache} from './persistedCache';

/** Creates a link that makes the caches of all tabs forget answers that contain what a mutation changed. */
export const createInvalidationLink = (answers: PersistedCache) =>
  new ApolloLink((operation, forward) =>
    isQuery(operation.query)
      ? forward(operation)
      : forward(operation).pipe(
          tap(({data}) => {
            const changed = entitiesIn(data);
            if (changed.size) void answers.invalidate(changed).catch(() => undefined);
          }),
        ),
  );
