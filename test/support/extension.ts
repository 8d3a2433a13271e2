type Changed = (changes: object, area: string) => void;

/** The behavior of a storage operation during a test: it succeeds, fails or never completes. */
type Behaviour = 'works' | 'refuses' | 'hangs';

/** Installs an extension's own storage for one test, under the global name of either browser family. */
export function installExtension(name: 'browser' | 'chrome', items: Map<string, unknown>) {
  const listeners = new Set<Changed>();
  const calls: string[] = [];
  const manners: Record<string, Behaviour> = {};
  const native = Object.getOwnPropertyDescriptor(globalThis, name);
  let release = () => {};
  const hanging = new Promise<void>(resolve => (release = resolve));
  const doing = async <T>(what: string, run: () => T): Promise<T> => {
    calls.push(what);
    if (manners[what] === 'hangs') await hanging;
    await Promise.resolve();
    if (manners[what] === 'refuses') throw new Error('no access');
    return run();
  };
  const tell = (key: string) => {
    for (const listener of listeners) listener({[key]: {}}, 'local');
  };
  const change = (key: string, run: () => void) => {
    run();
    tell(key);
  };
  const local = {
    get: (key: string) => doing('get', () => (items.has(key) ? {[key]: items.get(key)} : {})),
    set: (values: Record<string, unknown>) =>
      doing('set', () => {
        for (const [key, value] of Object.entries(values)) change(key, () => items.set(key, value));
      }),
    remove: (key: string) => doing('remove', () => change(key, () => items.delete(key))),
  };
  const onChanged = {
    addListener: (listener: Changed) => listeners.add(listener),
    removeListener: (listener: Changed) => listeners.delete(listener),
  };
  Object.defineProperty(globalThis, name, {value: {storage: {local, onChanged}}, configurable: true, writable: true});
  return {
    calls,
    manners,
    listeners,
    release: () => release(),
    /** Simulates a change made in another tab or before the next page load. */
    elsewhere(key: string, value: unknown) {
      items.set(key, value);
      tell(key);
    },
    remove() {
      if (native) Object.defineProperty(globalThis, name, native);
      else Reflect.deleteProperty(globalThis, name);
    },
  };
}
