import {ApolloLink} from '@apollo/client';
import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import {tap} from 'rxjs';

import {createStore, type Store} from '#domain/value/store';
import {isDisabled, toApiError} from './apiError';
import {build} from '#platform/platform';
import type {Bus} from '../bus';
import {CancelledError} from './callContext';

/**
 * Problems of the API as a whole, by its latest answer. `disabled`: AniList currently refuses all apps and scripts.
 * `failing`: status 500 and above. The rate limit is in the scheduler, and a lost connection in the browser.
 */
export interface Trouble {
  readonly service: 'disabled' | 'failing' | undefined;
  /** Set while the API rejects the token: until it accepts it again, or the user signs in again. */
  readonly signInEnded: boolean;
}

/** Creates the record of API problems, for display. */
export const createTrouble = () => createStore<Trouble>({service: undefined, signInEnded: false});

function serviceTrouble(error: unknown): Trouble['service'] {
  if (isDisabled(error)) return 'disabled';
  return ServerError.is(error) && error.statusCode >= 500 ? 'failing' : undefined;
}

/** Records the API's state from each of its answers. */
export const createTroubleLink = (trouble: Store<Trouble>) =>
  new ApolloLink((operation, forward) => {
    const note = (service: Trouble['service']) => trouble.set({...trouble.get(), service});
    return forward(operation).pipe(
      tap({
        next: result =>
          note(result.errors?.length ? serviceTrouble(new CombinedGraphQLErrors(result, result.errors)) : undefined),
        error: (error: unknown) => note(serviceTrouble(error)),
      }),
    );
  });

/** Logs and announces a failed call. An ordinary answer, such as a missing object (404), is not logged. */
export function tellFailure(bus: Bus, operation: string, error: unknown) {
  if (error instanceof CancelledError) return;
  const {kind, message} = toApiError(error);
  if (kind === 'missing' || kind === 'private') return;
  console.info(`[${build.name}] The call ${operation} failed: ${message}`);
  bus.emit('callFailed', {operation, message});
}
