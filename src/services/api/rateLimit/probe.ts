import {build, network, rateWindow} from '#platform/platform';
import type {Scheduler} from './scheduler';

/** Time in which the API's host must answer (ms). */
const probeTimeoutMs = 5000;

/** Whether the API's host answers at all: a request whose answer is not readable, so it needs no CORS headers. */
async function isReached(): Promise<boolean> {
  const {fetch} = network;
  try {
    await fetch(build.api, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}

/** Resolves to whether a pause begins within this time (ms), because another tab's probe found a refusal. */
function pausesWithin(scheduler: Pick<Scheduler, 'pausedUntil' | 'subscribe'>, timeMs: number): Promise<boolean> {
  const isPaused = () => scheduler.pausedUntil() !== undefined;
  return new Promise(resolve => {
    const over = new AbortController();
    const settle = () => {
      over.abort('over');
      clearTimeout(timer);
      resolve(isPaused());
    };
    const timer = setTimeout(settle, timeMs);
    scheduler.subscribe(() => isPaused() && settle(), over);
    if (isPaused()) settle();
  });
}

/**
 * Tells the two causes of a network error without a status apart: a refusal for the rate limit, whose answer has no CORS
 * headers, and a request that did not arrive, because of a blocker or a lost connection.
 */
export class Probe {
  readonly #scheduler: Pick<Scheduler, 'pausedUntil' | 'subscribe' | 'claimProbe'>;
  #current: Promise<boolean> | undefined;
  /** Whether our last probe had no answer, nor any call since. */
  #isUnreachable = false;
  #hasAnswered = false;

  constructor(scheduler: Pick<Scheduler, 'pausedUntil' | 'subscribe' | 'claimProbe'>) {
    this.#scheduler = scheduler;
  }

  /** Called with each answer of the API. */
  onAnswer() {
    this.#hasAnswered = true;
    this.#isUnreachable = false;
  }

  /** Whether the API refused a call that failed now. At most one probe is sent in a pause, by all tabs. */
  isRefusal(): Promise<boolean> {
    this.#current ??= this.#decide().finally(() => (this.#current = undefined));
    return this.#current;
  }

  async #decide() {
    if (this.#scheduler.pausedUntil() !== undefined) return true;
    // After an answer, an earlier probe no longer tells anything.
    const restMs = this.#hasAnswered ? Math.min(probeTimeoutMs, rateWindow()) : rateWindow();
    if (await this.#scheduler.claimProbe(restMs)) {
      this.#hasAnswered = false;
      this.#isUnreachable = !(await isReached());
      return !this.#isUnreachable;
    }
    return !this.#isUnreachable && pausesWithin(this.#scheduler, probeTimeoutMs);
  }
}
