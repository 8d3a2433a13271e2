/** What comes first when calls must wait: what a person did, what is looked at, what may come later, what is long. */
export const priorities = ['person', 'visible', 'background', 'heavy'] as const;
export type Priority = (typeof priorities)[number];

/** Calls of the API's limit that are left to other scripts and tabs at the same address. */
const reserve = 5;

interface Job {
  readonly priority: Priority;
  readonly start: () => void;
}

export interface SchedulerOptions {
  /** Calls in one window to begin with; the scheduler learns downward (decision 4). */
  limit: number;
  /** Length of the API's rate window in milliseconds. */
  window: number;
  /** Least time between two calls in milliseconds. */
  spacing: number;
  now?: () => number;
}

/** Paces the calls to the API. */
export interface Scheduler {
  /** Calls back when a call may be made; returns a function that withdraws. */
  ask(priority: Priority, start: () => void): () => void;
  /** What an answer's headers said. */
  learn(limit: number | undefined, remaining: number | undefined): void;
  /** The API refused for so long (milliseconds). */
  pause(duration: number): void;
  /** When calls go on (epoch milliseconds), or `undefined` while they go. */
  pausedUntil(): number | undefined;
  subscribe(listener: () => void): () => void;
}

class WindowScheduler implements Scheduler {
  readonly #queue: Job[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #options: Required<SchedulerOptions>;
  #most: number;
  #windowStart = -Infinity;
  #used = 0;
  #last = -Infinity;
  #until: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Required<SchedulerOptions>) {
    this.#options = options;
    this.#most = options.limit;
  }

  ask(priority: Priority, start: () => void) {
    const job: Job = {priority, start};
    const rank = priorities.indexOf(priority);
    const before = this.#queue.findIndex(each => priorities.indexOf(each.priority) > rank);
    this.#queue.splice(before < 0 ? this.#queue.length : before, 0, job);
    if (this.#timer === undefined) this.#pump();
    return () => {
      const index = this.#queue.indexOf(job);
      if (index >= 0) this.#queue.splice(index, 1);
    };
  }

  learn(said: number | undefined, remaining: number | undefined) {
    if (said !== undefined && said > 0) this.#most = Math.max(1, Math.min(this.#most, said - reserve));
    if (said !== undefined && remaining !== undefined)
      this.#used = Math.max(this.#used, Math.min(this.#most, said - remaining));
  }

  pause(duration: number) {
    this.#until = Math.max(this.#until ?? 0, this.#options.now() + duration);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pump(), this.#until - this.#options.now());
    this.#notify();
  }

  pausedUntil = () => (this.#until !== undefined && this.#until > this.#options.now() ? this.#until : undefined);

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #notify() {
    for (const listener of this.#listeners) listener();
  }

  /** Milliseconds until the next call may go. */
  #wait() {
    const {now, window, spacing} = this.#options;
    if (this.#until !== undefined && this.#until > now()) return this.#until - now();
    const open = now() - this.#windowStart < window;
    if (open && this.#used >= this.#most) return this.#windowStart + window - now();
    return Math.max(0, this.#last + spacing - now());
  }

  #pump() {
    const {now, window} = this.#options;
    this.#timer = undefined;
    if (this.#until !== undefined) {
      // Timers may come a little early.
      const rest = this.#until - now();
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#pump(), rest);
        return;
      }
      this.#until = undefined;
      this.#notify();
    }
    while (this.#queue.length) {
      const wait = this.#wait();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#pump(), wait);
        return;
      }
      if (now() - this.#windowStart >= window) {
        this.#windowStart = now();
        this.#used = 0;
      }
      this.#used += 1;
      this.#last = now();
      this.#queue.shift()?.start();
    }
  }
}

/**
 * Makes a scheduler over a fixed window that opens with the first call, as the API's does. It never plans for more calls
 * than the API last said it allows, less a reserve for others at the same address.
 */
export const createScheduler = ({now = Date.now, ...options}: SchedulerOptions): Scheduler =>
  new WindowScheduler({...options, now});
