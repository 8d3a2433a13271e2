import type {Steps} from '#domain/value/steps';

/** Time budget for one slice of a long task (ms): half a frame. */
const budget = 8;

interface Yielding {
  readonly yield?: () => Promise<void>;
}

/** Yields to the main thread: resolves after all other pending tasks have run. */
export function pause(): Promise<void> {
  const {scheduler} = globalThis as {scheduler?: Yielding};
  if (scheduler?.yield) return scheduler.yield();
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Splits a long task into slices, so that the page stays responsive. */
export interface Yielder {
  /** Whether the current slice has used up its time. */
  shouldYield(): boolean;
  /**
   * Yields to the main thread, then starts a new slice.
   * @throws the signal's reason if the signal was aborted.
   */
  yieldToMain(): Promise<void>;
}

/** Creates the slices of one task, of `sliceMs` each. The first one starts now. */
export function createYielder(signal?: AbortSignal, sliceMs = budget): Yielder {
  let end = performance.now() + sliceMs;
  return {
    shouldYield: () => performance.now() >= end,
    async yieldToMain() {
      await pause();
      signal?.throwIfAborted();
      end = performance.now() + sliceMs;
    },
  };
}

/** Runs a computation in slices to its end, and resolves to its result. */
export async function runInSlices<T>(steps: Steps<T>, slices: Yielder): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (slices.shouldYield()) await slices.yieldToMain();
  }
}

/** Number of items visited between two checks of the time; a check costs as much as a short visit. */
const step = 16;

/** Visits items one by one, in slices. */
export async function inSlices<T>(items: Iterable<T>, slices: Yielder, visit: (item: T) => void): Promise<void> {
  let count = 0;
  for (const item of items) {
    visit(item);
    count += 1;
    if (count % step === 0 && slices.shouldYield()) await slices.yieldToMain();
  }
}
