/** Reports an error to the owner of the code that threw it, and ends that owner. */
export type Fail = (error: unknown) => void;

const owners = new WeakMap<AbortSignal, Fail>();
let current: Fail | undefined;

/** Declares the owner of everything that ends with this signal, such as a feature's visit of a page. */
export const setOwner = (signal: AbortSignal, fail: Fail) => void owners.set(signal, fail);

/** Runs code of an owner. Its errors are reported to the owner and end nothing else. */
export function runAs(fail: Fail, run: () => void) {
  const outer = current;
  current = fail;
  try {
    run();
  } catch (error) {
    fail(error);
  } finally {
    current = outer;
  }
}

/**
 * Assigns a callback to an owner: that of the signal, otherwise that of the running code. An error without an owner is
 * reported as uncaught. After the signal has aborted, the callback is not called.
 */
export function owned<A extends readonly unknown[]>(
  callback: (...args: A) => void,
  signal?: AbortSignal,
): (...args: A) => void {
  const ofSignal = signal && owners.get(signal);
  // Held weakly: a service may start something lasting while a visit's code runs, and that must not keep the visit and
  // its elements alive.
  const running = ofSignal || !current ? undefined : new WeakRef(current);
  return (...args) => {
    if (!signal?.aborted) runAs(ofSignal ?? running?.deref() ?? reportError, () => callback(...args));
  };
}
