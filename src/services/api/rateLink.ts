import {ApolloLink} from '@apollo/client';
import {ServerError} from '@apollo/client/errors';
import {Observable, type Subscription} from 'rxjs';

import {rateWindow} from '../../platform/build';
import type {Priority, Scheduler} from './scheduler';

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

/**
 * Lets calls pass at the scheduler's pace. A refusal for the rate is waited out and the query sent again, once; a
 * mutation is not, since nobody knows whether it arrived.
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
    const priority = (operation.getContext().priority as Priority | undefined) ?? 'visible';
    return new Observable(observer => {
      let inner: Subscription | undefined;
      let withdraw = () => {};
      let tries = 0;
      const learn = (response: Response | undefined) =>
        scheduler.learn(numberIn(response, 'x-ratelimit-limit'), numberIn(response, 'x-ratelimit-remaining'));
      const start = () => {
        inner = forward(operation).subscribe({
          next: result => {
            learn(operation.getContext().response as Response | undefined);
            observer.next(result);
          },
          complete: () => observer.complete(),
          error: error => {
            const refused = ServerError.is(error) && error.statusCode === 429;
            if (!refused && !looksLimited(error)) return observer.error(error);
            scheduler.pause(pauseOf(refused ? error.response : undefined));
            tries += 1;
            if (operation.operationType !== 'query' || tries > 1) return observer.error(error);
            withdraw = scheduler.ask(priority, start);
          },
        });
      };
      withdraw = scheduler.ask(priority, start);
      return () => {
        withdraw();
        inner?.unsubscribe();
      };
    });
  }
}
