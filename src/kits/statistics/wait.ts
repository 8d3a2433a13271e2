/** Resolves after this many milliseconds, or at once if the signal aborts. */
export const waitUntil = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    if (over.aborted) resolve();
    else over.addEventListener('abort', () => resolve(), {once: true});
  });
