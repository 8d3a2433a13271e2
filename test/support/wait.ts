const deadline = 5000;

/** Resolves with the first truthy value of a condition, looked at once a frame; fails with the given words. */
export function waitUntil<T>(condition: () => T | false | undefined | null, what = String(condition)): Promise<T> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      const value = condition();
      if (value) resolve(value);
      else if (performance.now() - start > deadline) reject(new Error(`did not come true: ${what}`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves when everything that was due in this frame has run: what has not happened by then was not about to. */
export const nextFrame = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Resolves when the microtasks that are waiting now have run. */
export const microtask = () => new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)));
