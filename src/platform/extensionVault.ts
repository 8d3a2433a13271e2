import {createListeners} from '#domain/value/store';
import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {onPageReturn} from './pageReturn';
import {vaultKey, type Vault, type VaultDeps} from './vault';
import {text} from './messages';

/**
 * The part of an extension's storage that is used; it is the same in `browser.storage.local` and
 * `chrome.storage.local`.
 */
interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

interface ChangeEvent {
  addListener(listener: (changes: object, area: string) => void): void;
  removeListener(listener: (changes: object, area: string) => void): void;
}

interface ExtensionStorage {
  readonly local?: Partial<StorageArea>;
  readonly onChanged?: ChangeEvent;
}

declare global {
  var browser: {readonly storage?: ExtensionStorage} | undefined;
  var chrome: {readonly storage?: ExtensionStorage} | undefined;
}

/** Give up on the storage after this long (ms). */
const storageTimeoutMs = 5000;

const isArea = (area: Partial<StorageArea> | undefined): area is StorageArea =>
  typeof area?.get === 'function' && typeof area.set === 'function' && typeof area.remove === 'function';

/** The place where the token is stored, with notifications of changes in other tabs. */
export interface TokenStorage {
  readonly area: StorageArea;
  watch(changed: () => void, signal: AbortSignal): void;
}

function storageOf(extension: {readonly storage?: ExtensionStorage} | undefined): TokenStorage | undefined {
  const {local, onChanged} = extension?.storage ?? {};
  if (!isArea(local)) return undefined;
  return {
    area: local,
    watch(changed, signal) {
      const listener = (changes: object, name: string) => {
        if (name === 'local' && vaultKey in changes) changed();
      };
      onChanged?.addListener(listener);
      signal.addEventListener('abort', () => onChanged?.removeListener(listener));
    },
  };
}

class ExtensionVault implements Vault {
  readonly ready: Promise<void>;
  readonly #area: StorageArea;
  readonly #deps: VaultDeps;
  readonly #listeners = createListeners();
  readonly subscribe = this.#listeners.subscribe;
  #token: string | undefined;
  /** Counts local changes, so that a value read earlier does not undo a later change. */
  #changeCount = 0;
  /** Serializes access to the storage. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor({area, watch}: TokenStorage, deps: VaultDeps) {
    this.#area = area;
    this.#deps = deps;
    const reload = () => void this.#load().catch(() => undefined);
    watch(reload, deps.signal);
    onPageReturn(reload, deps.signal);
    this.ready = this.#loadWithTimeout();
  }

  read = () => this.#token;

  write(token: string) {
    this.#setLocally(token);
    void this.#store(token);
  }

  clear() {
    this.#setLocally(undefined);
    this.#change(() => this.#area.remove(vaultKey)).catch(() => this.#deps.showMessage(text.notRemoved));
  }

  /** Resolves when the token is known or the storage has not answered in time. */
  async #loadWithTimeout(): Promise<void> {
    const {showMessage, signal} = this.#deps;
    const result = await withTimeout(this.#initialise(), storageTimeoutMs);
    if (result === timedOut && !signal.aborted) showMessage(text.notAnswering);
  }

  async #initialise() {
    const {legacyToken, showMessage} = this.#deps;
    const found = legacyToken.read();
    try {
      await this.#load();
    } catch {
      // A token stored elsewhere by an earlier version stays there and is used for this page.
      if (!this.#changeCount) this.#setToken(found);
      return showMessage(text.notReadable);
    }
    if (found === undefined) return;
    if (this.#token === undefined && !this.#changeCount) {
      this.#setLocally(found);
      if (!(await this.#store(found))) return;
    }
    legacyToken.forget();
  }

  /** Reads the stored token, unless it is changed here in the meantime. */
  async #load() {
    const before = this.#changeCount;
    const {[vaultKey]: value} = await this.#enqueue(() => this.#area.get(vaultKey));
    if (before === this.#changeCount) this.#setToken(typeof value === 'string' && value ? value : undefined);
  }

  async #store(token: string): Promise<boolean> {
    try {
      await this.#change(() => this.#area.set({[vaultKey]: token}));
      return true;
    } catch {
      this.#deps.showMessage(text.notKept);
      return false;
    }
  }

  #setLocally(token: string | undefined) {
    this.#changeCount += 1;
    this.#setToken(token);
  }

  #setToken(token: string | undefined) {
    if (token === this.#token) return;
    this.#token = token;
    this.#listeners.notify();
  }

  /**
   * Changes the storage. @throws Error, also if it does not answer in time, like that of an extension that has been
   * updated
   */
  #change(run: () => Promise<void>): Promise<void> {
    const {signal} = this.#deps;
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), storageTimeoutMs);
      signal.addEventListener('abort', () => clearTimeout(timer), {once: true});
      const done = this.#enqueue(run).finally(() => clearTimeout(timer));
      done.then(resolve, reject);
    });
  }

  #enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(run);
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

/**
 * Opens the storage of an extension, which the page cannot read. It is asynchronous, so no token is known at first. A token stored elsewhere
 * is moved here, unless there already is one.
 */
export const extensionVault = (storage: TokenStorage, deps: VaultDeps): Vault => new ExtensionVault(storage, deps);

/** Opens the storage of an extension that runs the script in its own world; `undefined` if there is none. */
export function openExtensionVault(deps: VaultDeps): Vault | undefined {
  const storage = storageOf(globalThis.browser) ?? storageOf(globalThis.chrome);
  return storage && extensionVault(storage, deps);
}
