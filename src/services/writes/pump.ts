import {rateWindow} from '../../platform/build';
import type {Scheduler} from '../api/scheduler';
import {underLock} from './lock';
import {holdAfter} from './rules';
import type {Step} from './sender';

interface PumpNeeds {
  scheduler: Scheduler;
  signal: AbortSignal;
  now: () => number;
  step: (isOurs: () => boolean) => Promise<Step>;
  /** Whether nothing waits, as far as this tab knows. */
  isEmpty: () => boolean;
  /** What keeps writes from being sent has changed. */
  changed: () => void;
}

/** Sends what waits when it can be sent: at once, when the browser is online again, when a pause or a hold ends. */
export interface Pump {
  start(): void;
  /** As `start`, without waiting for the end of a hold. */
  now(): void;
  /** Why nothing is sent at the moment. */
  held(): 'offline' | 'paused' | 'unanswered' | undefined;
}

class LockedPump implements Pump {
  readonly #needs: PumpNeeds;
  #isRunning = false;
  #again = false;
  #failures = 0;
  #isHolding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: PumpNeeds) {
    const {scheduler, signal} = needs;
    this.#needs = needs;
    addEventListener('online', () => this.now(), {signal});
    addEventListener('offline', needs.changed, {signal});
    const end = scheduler.subscribe(() => {
      // It tells of every call: where nothing waits, neither lock nor database is asked.
      if (needs.isEmpty()) return;
      needs.changed();
      this.start();
    });
    signal.addEventListener('abort', () => {
      end();
      clearTimeout(this.#timer);
    });
  }

  now() {
    this.#failures = 0;
    this.#isHolding = false;
    this.#needs.changed();
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

  held() {
    if (!navigator.onLine) return 'offline';
    if (this.#needs.scheduler.pausedUntil() !== undefined) return 'paused';
    return this.#isHolding ? 'unanswered' : undefined;
  }

  async #run() {
    const {signal, step} = this.#needs;
    const lock = {name: 'automail-writes', patience: rateWindow() * 3, signal};
    try {
      do {
        this.#again = false;
        while (!signal.aborted && this.held() === undefined) {
          const came = await underLock(step, lock).catch((): Step => 'unanswered');
          if (came === undefined || !this.#goesOn(came)) break;
        }
      } while (this.#again && !signal.aborted);
    } finally {
      this.#isRunning = false;
    }
  }

  #goesOn(came: Step): boolean {
    if (came === 'idle') return false;
    if (came === 'more') {
      this.#failures = 0;
      return true;
    }
    if (came === 'unanswered') {
      this.#failures += 1;
      this.#isHolding = true;
      this.#wake(holdAfter(this.#failures));
      this.#needs.changed();
    } else this.#wake(came.at - this.#needs.now());
    return false;
  }

  /** Goes on after so long (milliseconds). */
  #wake(after: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isHolding = false;
      this.start();
    }, after + 1);
  }
}

/** Makes the pump. A pause of the API tells of its own end. */
export const createPump = (needs: PumpNeeds): Pump => new LockedPump(needs);
