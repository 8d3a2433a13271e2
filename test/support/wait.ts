const deadline = 5000;

/**
 * Resolves with the first truthy value of a condition, which is checked every frame.
 *
 * @throws an `Error` with `what` if the condition is not met within 5 seconds.
 */
export function waitUntil<T>(condition: () => T | false | undefined | null, what = String(condition)): Promise<T> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      const value = condition();
      if (value) resolve(value);
      else if (performance.now() - start > deadline) reject(new Error(`condition not met: ${what}`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves after everything scheduled for this frame has run. */
export const nextFrame = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Resolves after all pending microtasks have run. */
export const microtask = () => new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)));

/**
 * Resolves in a task of its own, such as the browser has for what the user does, and after all pending tasks of messages,
 * React's among them. A frame's callbacks are part of the frame.
 */
export const nextTask = () =>
  new Promise<void>(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
