import {vaultKey, type Vault} from './vault';

/** What is used of an extension's own storage; `browser.storage.local` and `chrome.storage.local` are alike in it. */
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

/** A token that an earlier version left elsewhere. */
export interface OlderToken {
  read(): string | undefined;
  /** It lies here now: it can be deleted there. */
  forget(): void;
}

interface Deps {
  readonly signal: AbortSignal;
  /** Tells the person of a storage that fails. */
  readonly notice: (text: string) => void;
  readonly older: OlderToken;
}

declare global {
  var browser: {readonly storage?: ExtensionStorage} | undefined;
  var chrome: {readonly storage?: ExtensionStorage} | undefined;
}

/** So long nobody waits for a storage that does not answer (milliseconds). */
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
  readonly #deps: Deps;
  readonly #listeners = new Set<() => void>();
  #token: string | undefined;
  /** Counts what was done here, so that a value read before does not undo it. */
  #changes = 0;
  /** The storage is asked for one thing after the other. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(area: StorageArea, onChanged: ChangeEvent | undefined, deps: Deps) {
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

  /** Resolves when the token is known, or the storage has been given up on for now. */
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
      // One that an earlier version left stays where it is, and serves this page.
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

  /** Reads what is stored, unless something is done here meanwhile. */
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
 * The storage of an extension, which the page cannot read; `undefined` where there is none. It answers later: until then no token is
 * known. A token found elsewhere is moved here unless there is one.
 */
export function openExtensionVault(deps: Deps): Vault | undefined {
  const storage = storageOf(globalThis.browser) ?? storageOf(globalThis.chrome);
  return storage && new ExtensionVault(storage.area, storage.onChanged, deps);
}
