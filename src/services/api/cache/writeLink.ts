import {ApolloLink} from '@apollo/client';
import {tap} from 'rxjs';

import {callContext} from '../callContext';

/**
 * Writes the answers of calls whose context says `store` into the cache. The client would do so itself, and read each query before and after,
 * which costs more than the writing, for each of the 40 answers of a merged call.
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
