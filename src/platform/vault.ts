/** Stores the script's token. If the script manager or extension has its own storage, the token is kept there. */
export interface Vault {
  /** Resolves once it is known whether there is a token; immediately if the storage is synchronous. */
  readonly ready: Promise<void>;
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
  /** Calls back when the token is set or removed, here or in another tab, until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

declare function GM_getValue(key: string): unknown;
declare function GM_setValue(key: string, value: string): void;
declare function GM_deleteValue(key: string): void;
declare function GM_addValueChangeListener(key: string, listener: (...words: unknown[]) => void): number;
declare function GM_removeValueChangeListener(id: number): void;

/** The key of the token in the script's own storage. */
export const vaultKey = 'accessToken';

const hasStorage = () =>
  typeof GM_getValue === 'function' && typeof GM_setValue === 'function' && typeof GM_deleteValue === 'function';

/** Calls back for changes made in other tabs, if the script manager reports them. */
function watchOtherTabs(changed: () => void, signal: AbortSignal) {
  if (typeof GM_addValueChangeListener !== 'function') return;
  const id = GM_addValueChangeListener(vaultKey, changed);
  signal.addEventListener('abort', () => GM_removeValueChangeListener(id));
}

/**
 * Opens the script manager's own storage, which the page cannot read; `undefined` if there is none. The token is read
 * once and then kept in memory, since the manager's storage is slower than a variable.
 */
export function openUserscriptVault({signal}: {signal: AbortSignal}): Vault | undefined {
  if (!hasStorage()) return undefined;
  const stored = () => {
    const value = GM_getValue(vaultKey);
    return typeof value === 'string' && value ? value : undefined;
  };
  const listeners = new Set<() => void>();
  let token = stored();
  const update = (next: string | undefined) => {
    if (next === token) return;
    token = next;
    for (const listener of listeners) listener();
  };
  watchOtherTabs(() => update(stored()), signal);
  return {
    ready: Promise.resolve(),
    read: () => token,
    write(next) {
      GM_setValue(vaultKey, next);
      update(next);
    },
    clear() {
      GM_deleteValue(vaultKey);
      update(undefined);
    },
    subscribe(listener, options) {
      listeners.add(listener);
      options.signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
