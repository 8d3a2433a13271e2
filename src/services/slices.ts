/** So long one slice of a long piece of work may take: half a frame. */
const budget = 8;

interface Yielding {
  readonly yield?: () => Promise<void>;
}

/** Lets everything else that is due run first. */
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

/** Long work in slices, so that the page stays responsive meanwhile. */
export interface Slices {
  /** Whether this slice has lasted long enough. */
  spent(): boolean;
  /** Begins a new slice once the page had its turn; throws the signal's reason when the work is not wanted any more. */
  next(): Promise<void>;
}

/** Makes the slices of one piece of work; the first begins now. */
export function createSlices(signal?: AbortSignal): Slices {
  let end = performance.now() + budget;
  return {
    spent: () => performance.now() >= end,
    async next() {
      await pause();
      signal?.throwIfAborted();
      end = performance.now() + budget;
    },
  };
}
