import {rateWindow} from '#platform/platform';
import type {Scheduler} from '../api/rateLimit/scheduler';
import {withLock, type LockedTask} from '../withLock';
import {holdTimeoutMs} from './rules';
import type {Step} from './sending';

interface SendLoopDeps {
  scheduler: Scheduler;
  signal: AbortSignal;
  now: () => number;
  step: LockedTask<Step>;
  /** The result that a step would return without doing anything; `undefined`: there is a write to send. */
  idleStep: () => Step | undefined;
  /** Whether the outbox is empty, as far as this tab knows. */
  isEmpty: () => boolean;
  /** Called when the reason for not sending has changed. */
  changed: () => void;
}

/**
 * Sends the waiting writes as soon as possible: at once, when the browser is online again, and when a pause of the API
 * or a retry delay ends.
 */
export interface SendLoop {
  start(): void;
  /** Like `start`, but ends a retry delay. */
  sendNow(): void;
  /** The reason why nothing is currently being sent. */
  onHold(): 'offline' | 'paused' | 'unanswered' | undefined;
  /** When a retry delay ends (epoch milliseconds). */
  retryAt(): number | undefined;
}

class LockedSendLoop implements SendLoop {
  readonly #deps: SendLoopDeps;
  #isRunning = false;
  #again = false;
  #failures = 0;
  #isHolding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryAt: number | undefined;

  constructor(deps: SendLoopDeps) {
    const {scheduler, signal} = deps;
    this.#deps = deps;
    addEventListener('online', () => this.sendNow(), {signal});
    addEventListener('offline', deps.changed, {signal});
    const onBudget = () => {
      // Called for every API call: the lock isn't touched while the outbox is empty.
      if (deps.isEmpty()) return;
      deps.changed();
      this.start();
    };
    scheduler.subscribe(onBudget, {signal});
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  sendNow() {
    this.#failures = 0;
    this.#retryAt = undefined;
    this.#isHolding = false;
    this.#deps.changed();
    this.start();
  }

  start() {
    if (this.#isRunning) {
      this.#again = true;
      return;
    }
    this.#isRunning = true;
    void this.#run();
  }

  onHold() {
    if (!navigator.onLine) return 'offline';
    if (this.#deps.scheduler.pausedUntil() !== undefined) return 'paused';
    return this.#isHolding ? 'unanswered' : undefined;
  }

  retryAt = () => this.#retryAt;

  async #run() {
    const {signal, step, idleStep, scheduler} = this.#deps;
    const lock = {signal, progress: scheduler.progress, frozenAfterMs: rateWindow() * 1.5};
    try {
      do {
        this.#again = false;
        while (!signal.aborted && this.onHold() === undefined) {
          // The lock is only taken if there is something to send.
          const result = idleStep() ?? (await withLock('automail-writes', step, lock).catch((): Step => 'unanswered'));
          if (signal.aborted || !this.#continues(result)) break;
        }
      } while (this.#again && !signal.aborted);
    } finally {
      this.#isRunning = false;
    }
  }

  #continues(result: Step): boolean {
    if (result === 'idle') return false;
    if (result === 'more') {
      this.#failures = 0;
      return true;
    }
    if (result === 'unanswered') {
      this.#failures += 1;
      this.#isHolding = true;
      this.#retryAt = this.#deps.now() + holdTimeoutMs(this.#failures);
      this.#resumeAfter(holdTimeoutMs(this.#failures));
      this.#deps.changed();
    } else this.#resumeAfter(result.at - this.#deps.now());
    return false;
  }

  /** Continues after a delay (ms). */
  #resumeAfter(after: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#retryAt = undefined;
      this.#isHolding = false;
      this.start();
    }, after + 1);
  }
}

/** Creates the send loop. The rate limiter notifies it when a pause of the API ends. */
export const createSendLoop = (deps: SendLoopDeps): SendLoop => new LockedSendLoop(deps);
