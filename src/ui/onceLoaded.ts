const loaded = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** The same promise for every drawing, for React's `use`; one that failed is asked for again. */
export function onceLoaded<T>(load: () => Promise<T>): Promise<T> {
  const known = loaded.get(load) as Promise<T> | undefined;
  if (known) return known;
  const lazy = load();
  loaded.set(load, lazy);
  lazy.catch(() => loaded.delete(load));
  return lazy;
}
