import {ApolloLink} from '@apollo/client';
import {CombinedGraphQLErrors, ServerError} from '@apollo/client/errors';
import {tap} from 'rxjs';

import {createStore, type Store} from '#domain/value/store';
import {isDisabled, toApiError} from './apiError';
import {build} from '#platform/platform';
import type {Bus} from '../bus';
import {CancelledError} from './callContext';

/**
 * What is wrong with the API as a whole, by its latest answer. `disabled`: AniList refuses all apps and scripts for now.
 * `failing`: status 500 and above. The limit of requests is the scheduler's, and a lost connection the browser's.
 */
export interface Trouble {
  readonly service: 'disabled' | 'failing' | undefined;
  /** The API no longer accepts the token; until it does again, or the user signs in again. */
  readonly signInEnded: boolean;
}

/** Creates the record of what is wrong, for display. */
export const createTrouble = () => createStore<Trouble>({service: undefined, signInEnded: false});

function serviceTrouble(error: unknown): Trouble['service'] {
  if (isDisabled(error)) return 'disabled';
  return ServerError.is(error) && error.statusCode >= 500 ? 'failing' : undefined;
}

/** Notes what every answer of the API says about its state. */
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

/** A failed call is logged and announced; that something does not exist is an ordinary answer (rule api-14). */
export function tellFailure(bus: Bus, operation: string, error: unknown) {
  if (error instanceof CancelledError) return;
  const {kind, message} = toApiError(error);
  if (kind === 'missing') return;
  console.info(`[${build.name}] The call ${operation} failed: ${message}`);
  bus.emit('callFailed', {operation, message});
}
