/** The result of `withTimeout` if the promise takes too long. */
export const timedOut: unique symbol = Symbol('timed out');

/** Waits for a promise, but no longer than this (ms). The underlying work continues. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T | typeof timedOut> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<typeof timedOut>(resolve => {
    timer = setTimeout(() => resolve(timedOut), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
