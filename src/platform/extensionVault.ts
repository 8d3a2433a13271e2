import {vaultKey, type Vault, type VaultDeps} from './vault';

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

const storageOf = (extension: {readonly storage?: ExtensionStorage} | undefined) =>
  isArea(extension?.storage?.local)
    ? {area: extension.storage.local, onChanged: extension.storage.onChanged}
    : undefined;

class ExtensionVault implements Vault {
  readonly known: Promise<void>;
  readonly #area: StorageArea;
  readonly #deps: VaultDeps;
  readonly #listeners = new Set<() => void>();
  #token: string | undefined;
  /** Counts local changes, so that a value read earlier does not undo a later change. */
  #changes = 0;
  /** Serialises access to the storage. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(area: StorageArea, onChanged: ChangeEvent | undefined, deps: VaultDeps) {
    this.#area = area;
    this.#deps = deps;
    const follow = (changes: object, name: string) => {
      if (name === 'local' && vaultKey in changes) void this.#take().catch(() => undefined);
    };
    onChanged?.addListener(follow);
    deps.signal.addEventListener('abort', () => onChanged?.removeListener(follow));
    this.known = this.#open();
  }

  read = () => this.#token;

  write(token: string) {
    this.#change(token);
    void this.#store(token);
  }

  clear() {
    this.#change(undefined);
    this.#queued(() => this.#area.remove(vaultKey)).catch(() =>
      this.#deps.notice(
        "The sign-in could not be removed from the extension's storage. It may be back when the page is loaded anew.",
      ),
    );
  }

  subscribe(listener: () => void, {signal}: {signal: AbortSignal}) {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  /** Resolves when the token is known or the storage has not answered in time. */
  #open(): Promise<void> {
    const {notice, signal} = this.#deps;
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        notice("The extension's storage does not answer. Until it does, the script counts as signed out.");
        resolve();
      }, storageTimeoutMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      void this.#begin().then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #begin() {
    const {older, notice} = this.#deps;
    const found = older.read();
    try {
      await this.#take();
    } catch {
      // A token stored elsewhere by an earlier version stays there and is used for this page.
      if (!this.#changes) this.#become(found);
      return notice("The extension's storage cannot be read. What it holds stays as it is.");
    }
    if (found === undefined) return;
    if (this.#token === undefined && !this.#changes) {
      this.#change(found);
      if (!(await this.#store(found))) return;
    }
    older.forget();
  }

  /** Reads the stored token, unless it is changed here in the meantime. */
  async #take() {
    const before = this.#changes;
    const {[vaultKey]: value} = await this.#queued(() => this.#area.get(vaultKey));
    if (before === this.#changes) this.#become(typeof value === 'string' && value ? value : undefined);
  }

  async #store(token: string): Promise<boolean> {
    try {
      await this.#queued(() => this.#area.set({[vaultKey]: token}));
      return true;
    } catch {
      this.#deps.notice(
        "The sign-in could not be kept in the extension's storage. It holds until this page is closed.",
      );
      return false;
    }
  }

  #change(token: string | undefined) {
    this.#changes += 1;
    this.#become(token);
  }

  #become(token: string | undefined) {
    if (token === this.#token) return;
    this.#token = token;
    for (const listener of this.#listeners) listener();
  }

  #queued<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(run);
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

/**
 * Opens the storage of an extension, which the page cannot read; `undefined` if there is none. It is asynchronous, so
 * no token is known at first. A token stored elsewhere is moved here, unless there already is one.
 */
export function openExtensionVault(deps: VaultDeps): Vault | undefined {
  const storage = storageOf(globalThis.browser) ?? storageOf(globalThis.chrome);
  return storage && new ExtensionVault(storage.area, storage.onChanged, deps);
}
