const loaded = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** Returns the same promise on every render, as React's `use` requires. A load that failed is tried again. */
export function onceLoaded<T>(load: () => Promise<T>): Promise<T> {
  const known = loaded.get(load) as Promise<T> | undefined;
  if (known) return known;
  const lazy = load();
  loaded.set(load, lazy);
  lazy.catch(() => loaded.delete(load));
  return lazy;
}
