const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** Returns the same promise on every render, as React's `use` requires. A load that failed is tried again. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const known = promises.get(load) as Promise<T> | undefined;
  if (known) return known;
  const lazy = load();
  promises.set(load, lazy);
  lazy.catch(() => promises.delete(load));
  return lazy;
}
