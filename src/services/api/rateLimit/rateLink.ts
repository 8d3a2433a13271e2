import {ApolloLink} from '@apollo/client';
import {ServerError} from '@apollo/client/errors';
import {Observable} from 'rxjs';

import {rateWindow} from '#platform/platform';
import {callContext, CancelledError} from '../callContext';
import {maxWaitWindows} from './rateState';
import type {BaseServices} from '../../baseServices';
import {text as messageText} from '../messages';
import {Probe} from './probe';
import type {Scheduler} from './scheduler';

const numberIn = (response: Response | undefined, header: string) => {
  const value = response?.headers.get(header);
  const number = value ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : undefined;
};

/**
 * Delay after a refused call (ms): the Retry-After header in seconds, five windows at most, or a whole window if the
 * header is missing or invalid.
 */
function retryAfterMs(response: Response | undefined) {
  const after = numberIn(response, 'retry-after');
  return after ? Math.min(after * 1000, rateWindow() * maxWaitWindows) : rateWindow();
}

/**
 * A 429 has no CORS headers and arrives as a bare network error, just like a lost connection or a blocked request. A
 * probe tells which while the browser reports that it is online.
 */
const mayBeRateLimited = (error: unknown) => error instanceof TypeError && navigator.onLine;

/** A rate limit may also be reported in the body of a response with status 200. */
const isRateLimited = ({errors}: ApolloLink.Result) =>
  (errors ?? []).some(error => Reflect.get(error, 'status') === 429);

const responseOf = (operation: ApolloLink.Operation) => operation.getContext().response as Response | undefined;

/**
 * Sends calls at the rate limiter's pace. A rate-limited query is retried once after the pause. A mutation is not,
 * since it may have arrived. A caller can cancel a pending call; a request already sent continues, since it has already
 * counted against the limit.
 */
export class RateLink extends ApolloLink {
  readonly #scheduler: Scheduler;
  readonly #probe: Probe;

  constructor(scheduler: Scheduler) {
    super();
    this.#scheduler = scheduler;
    this.#probe = new Probe(scheduler);
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    const scheduler = this.#scheduler;
    const probe = this.#probe;
    const {urgency, features, signal, isScheduled} = callContext(operation);
    return new Observable(observer => {
      let tries = 0;
      /** Pauses the rate limiter. Returns whether the call is retried. */
      const retry = (response: Response | undefined, isAnswered = true) => {
        scheduler.pause(retryAfterMs(response), isAnswered);
        tries += 1;
        if (operation.operationType !== 'query' || tries > 1 || signal?.aborted || observer.closed) return false;
        cancel = enqueue();
        return true;
      };
      const start = () => {
        forward(operation).subscribe({
          next: result => {
            probe.onAnswer();
            const response = responseOf(operation);
            scheduler.learn(numberIn(response, 'x-ratelimit-limit'), numberIn(response, 'x-ratelimit-remaining'));
            if (isRateLimited(result) && retry(response)) return;
            observer.next(result);
            observer.complete();
          },
          error: error => {
            const refused = ServerError.is(error) && error.statusCode === 429;
            if (refused && retry(error.response)) return;
            if (refused || !mayBeRateLimited(error)) return observer.error(error);
            void probe.isRefusal().then(isRefusal => {
              if (!isRefusal || !retry(undefined, false)) observer.error(error);
            });
          },
        });
      };
      const enqueue = () => scheduler.schedule({priority: urgency.get(), urgency, features, start});
      // A caller that already went through the rate limiter does not wait again.
      let cancel = isScheduled ? () => false : enqueue();
      if (isScheduled) start();
      const onAbort = () => {
        if (cancel()) observer.error(new CancelledError());
      };
      signal?.addEventListener('abort', onAbort);
      return () => {
        signal?.removeEventListener('abort', onAbort);
        cancel();
      };
    });
  }
}

/** Do not announce pauses shorter than this (ms): they end before anyone has read the toast. */
const minPauseMs = 3000;

/**
 * Shows a toast once per pause of the API while it matters: when this tab is visible and has calls waiting for the end
 * of the pause. The toast closes with the pause.
 */
export function showPauseToasts({toasts, clock, signal}: BaseServices, scheduler: Scheduler) {
  let close: (() => void) | undefined;
  const update = () => {
    const {pausedUntil, pendingCalls} = scheduler.budget();
    if (pausedUntil === undefined) {
      close?.();
      close = undefined;
      return;
    }
    const remaining = pausedUntil - clock.now();
    if (close || !pendingCalls || remaining < minPauseMs || document.visibilityState === 'hidden') return;
    close = toasts.show({
      name: 'api-pause',
      kind: 'info',
      duration: remaining,
      text: messageText.limited(pausedUntil),
    });
  };
  scheduler.subscribe(update, {signal});
}
