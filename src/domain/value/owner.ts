/** Reports an error to whom the code that threw it belongs, and ends that. */
export type Fail = (error: unknown) => void;

const owners = new WeakMap<AbortSignal, Fail>();
let current: Fail | undefined;

/** Declares to whom everything belongs that ends with this signal, such as a feature's visit of a page. */
export const setOwner = (signal: AbortSignal, fail: Fail) => void owners.set(signal, fail);

/** Runs code of an owner. What it throws is reported to the owner and ends nobody else. */
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
 * The callback as its owner's: that of the signal, else of the code that runs now. An error without an owner is
 * reported as uncaught. After the signal has aborted, the callback is not called.
 */
export function owned<A extends readonly unknown[]>(
  callback: (...args: A) => void,
  signal?: AbortSignal,
): (...args: A) => void {
  const ofSignal = signal && owners.get(signal);
  // Held weakly: a service may begin something that lasts while a visit's code runs, and that must not keep the visit and its elements.
  const running = ofSignal || !current ? undefined : new WeakRef(current);
  return (...args) => {
    if (!signal?.aborted) runAs(ofSignal ?? running?.deref() ?? reportError, () => callback(...args));
  };
}
