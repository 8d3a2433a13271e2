import {ApolloLink} from '@apollo/client';
import {ServerError} from '@apollo/client/errors';
import {Observable} from 'rxjs';

import {rateWindow} from '#platform/build';
import {callContext, WithdrawnError} from './callContext';
import type {Scheduler} from './scheduler';

const numberIn = (response: Response | undefined, header: string) => {
  const value = response?.headers.get(header);
  return value === null || value === undefined || value === '' ? undefined : Number(value);
};

/** How long the API wants to be left alone, from a refused answer; a whole window where it does not say. */
function pauseOf(response: Response | undefined) {
  const after = numberIn(response, 'retry-after');
  return after === undefined ? rateWindow() : after * 1000;
}

/**
 * A 429 carries no CORS headers and arrives as a bare network error, like a lost connection. It is taken for a limit
 * while the browser says that it is online.
 */
const looksLimited = (error: unknown) => error instanceof TypeError && navigator.onLine;

/** The limit may be told inside an answer with status 200, too. */
const saysTooMany = ({errors}: ApolloLink.Result) => (errors ?? []).some(error => Reflect.get(error, 'status') === 429);

const responseOf = (operation: ApolloLink.Operation) => operation.getContext().response as Response | undefined;

/**
 * Lets calls pass at the scheduler's pace. A refusal for the rate is waited out and the query sent again, once; a
 * mutation is not, since nobody knows whether it arrived. Who leaves while a call waits takes it back; a call that is on
 * its way goes on, since its answer has been paid for.
 */
export class RateLink extends ApolloLink {
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    super();
    this.#scheduler = scheduler;
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    const scheduler = this.#scheduler;
    const {priority, features, signal, hasTurn} = callContext(operation);
    return new Observable(observer => {
      let tries = 0;
      /** Waits out a refusal; whether the call is asked again. */
      const again = (response: Response | undefined) => {
        scheduler.pause(pauseOf(response));
        tries += 1;
        if (operation.operationType !== 'query' || tries > 1) return false;
        withdraw = ask();
        return true;
      };
      const start = () => {
        forward(operation).subscribe({
          next: result => {
            const response = responseOf(operation);
            scheduler.learn(numberIn(response, 'x-ratelimit-limit'), numberIn(response, 'x-ratelimit-remaining'));
            if (saysTooMany(result) && again(response)) return;
            observer.next(result);
            observer.complete();
          },
          error: error => {
            const refused = ServerError.is(error) && error.statusCode === 429;
            if (!refused && !looksLimited(error)) return observer.error(error);
            if (!again(refused ? error.response : undefined)) observer.error(error);
          },
        });
      };
      const ask = () => scheduler.ask({priority, features, start});
      // Who asked for a turn before has it.
      let withdraw = hasTurn ? () => false : ask();
      if (hasTurn) start();
      const leave = () => {
        if (withdraw()) observer.error(new WithdrawnError());
      };
      signal?.addEventListener('abort', leave);
      return () => {
        signal?.removeEventListener('abort', leave);
        withdraw();
      };
    });
  }
}
