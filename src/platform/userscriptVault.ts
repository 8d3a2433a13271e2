import {createListeners} from '#domain/value/store';
import {onPageReturn} from './pageReturn';
import {vaultKey, type Vault, type VaultDeps} from './vault';

declare function GM_getValue(key: string): unknown;
declare function GM_setValue(key: string, value: string): void;
declare function GM_deleteValue(key: string): void;
declare function GM_addValueChangeListener(key: string, listener: (...words: unknown[]) => void): number;
declare function GM_removeValueChangeListener(id: number): void;

/** Whether the script manager gives the script storage of its own. */
export const hasStorage = () =>
  typeof GM_getValue === 'function' && typeof GM_setValue === 'function' && typeof GM_deleteValue === 'function';

/** Calls back for changes made in other tabs, if the script manager reports them. */
function watchOtherTabs(changed: () => void, signal: AbortSignal) {
  if (typeof GM_addValueChangeListener !== 'function') return;
  const id = GM_addValueChangeListener(vaultKey, changed);
  signal.addEventListener('abort', () => GM_removeValueChangeListener(id));
}

/**
 * Opens the script manager's own storage, which the page cannot read; `undefined` if there is none. The token is read
 * once and then kept in memory, since the manager's storage is slower than a variable. A token found elsewhere is moved
 * here unless there is one.
 */
export function openUserscriptVault({signal, legacyToken}: VaultDeps): Vault | undefined {
  if (!hasStorage()) return undefined;
  const stored = () => {
    const value = GM_getValue(vaultKey);
    return typeof value === 'string' && value ? value : undefined;
  };
  const {notify, subscribe} = createListeners();
  let token = stored();
  const update = (next: string | undefined) => {
    if (next === token) return;
    token = next;
    notify();
  };
  const reread = () => update(stored());
  watchOtherTabs(reread, signal);
  onPageReturn(reread, signal);
  const vault: Vault = {
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
    subscribe,
  };
  const found = legacyToken.read();
  if (found !== undefined) {
    if (token === undefined) vault.write(found);
    legacyToken.forget();
  }
  return vault;
}
