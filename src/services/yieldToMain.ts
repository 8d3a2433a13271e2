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
export interface Yielder {
  /** Whether this slice has lasted long enough. */
  shouldYield(): boolean;
  /** Begins a new slice once the page had its turn; throws the signal's reason when the work is not wanted any more. */
  yieldToMain(): Promise<void>;
}

/** Makes the slices of one piece of work; the first begins now. */
export function createYielder(signal?: AbortSignal): Yielder {
  let end = performance.now() + budget;
  return {
    shouldYield: () => performance.now() >= end,
    async yieldToMain() {
      await pause();
      signal?.throwIfAborted();
      end = performance.now() + budget;
    },
  };
}
