/**
 * Runs in the page: offers a storage of its own to each script. Its values must survive a reload, so they are kept in the page's storage,
 * one item for each, below a prefix of the script; they are read from there once.
 */
export function offerStorage() {
  (globalThis.benchOffers ??= []).push(script => {
    const prefix = `bench ${script}: `;
    type Listener = (key: string, before: unknown, after: unknown, isRemote: boolean) => void;
    const listeners = new Map<number, {key: string; listener: Listener}>();
    const texts = new Map<string, string>();
    for (const [key, text] of Object.entries(localStorage) as [string, string][])
      if (key.startsWith(prefix)) texts.set(key.slice(prefix.length), text);
    const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
    const update = (key: string, next: string | undefined, isRemote: boolean) => {
      const before = texts.get(key);
      if (before === next) return;
      if (next === undefined) texts.delete(key);
      else texts.set(key, next);
      for (const each of listeners.values())
        if (each.key === key) each.listener(key, parsed(before), parsed(next), isRemote);
    };
    addEventListener('storage', ({key, newValue}) => {
      if (key?.startsWith(prefix)) update(key.slice(prefix.length), newValue ?? undefined, true);
    });
    let last = 0;
    return {
      GM_getValue: (key: string, fallback?: unknown) => (texts.has(key) ? parsed(texts.get(key)) : fallback),
      GM_setValue(key: string, value: unknown) {
        const text = JSON.stringify(value ?? null);
        localStorage.setItem(prefix + key, text);
        update(key, text, false);
      },
      GM_deleteValue(key: string) {
        localStorage.removeItem(prefix + key);
        update(key, undefined, false);
      },
      GM_listValues: () => [...texts.keys()],
      GM_addValueChangeListener(key: string, listener: Listener) {
        listeners.set((last += 1), {key, listener});
        return last;
      },
      GM_removeValueChangeListener: (id: number) => void listeners.delete(id),
    };
  });
}
