/** Keeps the script's token. Where a script manager or an extension has storage of its own, it is kept there. */
export interface Vault {
  /** Resolves once it is known whether there is a token: at once where the storage answers at once. */
  readonly known: Promise<void>;
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
  /** Calls back when the token came or went, here or in another tab, until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

declare function GM_getValue(key: string): unknown;
declare function GM_setValue(key: string, value: string): void;
declare function GM_deleteValue(key: string): void;
declare function GM_addValueChangeListener(key: string, listener: (...words: unknown[]) => void): number;
declare function GM_removeValueChangeListener(id: number): void;

/** Under this name the token lies in a storage of the script's own. */
export const vaultKey = 'accessToken';

const hasStorage = () =>
  typeof GM_getValue === 'function' && typeof GM_setValue === 'function' && typeof GM_deleteValue === 'function';

/** Changes made in other tabs, where the script manager tells of them. */
function followOtherTabs(changed: () => void, signal: AbortSignal) {
  if (typeof GM_addValueChangeListener !== 'function') return;
  const id = GM_addValueChangeListener(vaultKey, changed);
  signal.addEventListener('abort', () => GM_removeValueChangeListener(id));
}

/**
 * The script manager's own storage, which the page cannot read; `undefined` where there is none. The value is read once and
 * then kept in memory, since the manager's storage is slower than a variable.
 */
export function openManagerVault({signal}: {signal: AbortSignal}): Vault | undefined {
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
  followOtherTabs(() => update(stored()), signal);
  return {
    known: Promise.resolve(),
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
