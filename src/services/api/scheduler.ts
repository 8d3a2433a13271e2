/** What comes first when calls must wait: what a person did, what is looked at, what may come later, what is long. */
export const priorities = ['person', 'visible', 'background', 'heavy'] as const;
export type Priority = (typeof priorities)[number];

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

/**
 * Makes a scheduler over a fixed window that opens with the first call, as the API's does. It never plans for more calls
 * than the API last said it allows, less a reserve for the site's own scripts at the same address.
 */
export function createScheduler({limit, window: length, spacing, now = Date.now}: SchedulerOptions): Scheduler {
  const queue: Job[] = [];
  const listeners = new Set<() => void>();
  let most = limit;
  let windowStart = -Infinity;
  let used = 0;
  let last = -Infinity;
  let until: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const openWindow = () => {
    if (now() - windowStart < length) return;
    windowStart = now();
    used = 0;
  };
  const waitTime = () => {
    if (until !== undefined && until > now()) return until - now();
    if (used >= most && now() - windowStart < length) return windowStart + length - now();
    return Math.max(0, last + spacing - now());
  };
  const pump = () => {
    timer = undefined;
    if (until !== undefined && until <= now()) {
      until = undefined;
      notify();
    }
    while (queue.length) {
      const wait = waitTime();
      if (wait > 0) {
        timer ??= setTimeout(pump, wait);
        return;
      }
      openWindow();
      used += 1;
      last = now();
      queue.shift()?.start();
    }
  };
  return {
    ask(priority, start) {
      const job: Job = {priority, start};
      const rank = priorities.indexOf(priority);
      const before = queue.findIndex(each => priorities.indexOf(each.priority) > rank);
      queue.splice(before < 0 ? queue.length : before, 0, job);
      if (timer === undefined) pump();
      return () => {
        const index = queue.indexOf(job);
        if (index >= 0) queue.splice(index, 1);
      };
    },
    learn(said, remaining) {
      if (said !== undefined && said > 0) most = Math.max(1, Math.min(most, said - 5));
      if (remaining !== undefined && said !== undefined) used = Math.max(used, Math.min(most, said - remaining));
    },
    pause(duration) {
      until = now() + duration;
      clearTimeout(timer);
      timer = setTimeout(pump, duration);
      notify();
    },
    pausedUntil: () => (until !== undefined && until > now() ? until : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
