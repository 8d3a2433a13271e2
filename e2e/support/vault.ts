import type {BrowserContext, Page} from '@playwright/test';

/**
 * The storage of a script manager, as simulated by the tests. Its values must survive a reload and be available to
 * other tabs at document-start, so they are in the page's storage, with a space between two characters: a token found
 * without them has leaked.
 */
const kept = 'script manager of the tests';

/** The text stored under that key for these values. */
const sealed = (values: Readonly<Record<string, string>>) => [...JSON.stringify(values)].join(' ');

/** Runs in every page before the product: defines the functions that a script manager grants. */
function grantStorage(name: string) {
  // Frames without an origin of their own have no readable storage, and the script does not run there.
  if (window.top !== window || location.protocol !== 'https:') return;
  const unsealed = (text: string) => [...text].filter((_, index) => index % 2 === 0).join('');
  const values = () => JSON.parse(unsealed(localStorage.getItem(name) ?? '{ }')) as Record<string, unknown>;
  const write = (next: Record<string, unknown>) => localStorage.setItem(name, [...JSON.stringify(next)].join(' '));
  const listeners = new Map<number, (event: StorageEvent) => void>();
  Object.assign(globalThis, {
    GM_getValue: (key: string) => values()[key],
    GM_setValue: (key: string, value: unknown) => write({...values(), [key]: value}),
    GM_deleteValue: (key: string) =>
      write(Object.fromEntries(Object.entries(values()).filter(([each]) => each !== key))),
    GM_addValueChangeListener: (_key: string, listener: () => void) => {
      const heard = (event: StorageEvent) => void (event.key === name && listener());
      addEventListener('storage', heard);
      listeners.set(listeners.size + 1, heard);
      return listeners.size;
    },
    GM_removeValueChangeListener: (id: number) => {
      const heard = listeners.get(id);
      if (heard) removeEventListener('storage', heard);
    },
  });
}

/** Gives the pages of a context a script manager with its own storage; call it before the product is installed. */
export const installVault = (context: BrowserContext) => context.addInitScript(grantStorage, kept);

/** The storage item, key and text, that puts this token into the vault. */
export const vaultItem = (token: string) => [kept, sealed({accessToken: token})] as const;

/** The token in the vault of a page's context. */
export const vaultToken = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'GM_getValue') as (key: string) => unknown)('accessToken')) as Promise<
    string | undefined
  >;

/** Writes a token to the vault, as another tab would. */
export const writeVault = (page: Page, token: string) =>
  page.evaluate(([name, text]) => {
    localStorage.setItem(name, text);
    dispatchEvent(new StorageEvent('storage', {key: name}));
  }, vaultItem(token));

/**
 * Simulates an extension that stores the token in its own storage, which does not answer until told to; call it before
 * the product is installed. Resolves to the function that makes the storage answer.
 */
export async function installExtensionStorage(page: Page, token: string) {
  await page.addInitScript(secret => {
    let answer = () => {};
    const gate = new Promise<void>(resolve => (answer = resolve));
    const local = {get: (key: string) => gate.then(() => ({[key]: secret})), set: () => gate, remove: () => gate};
    Object.defineProperty(globalThis, 'chrome', {value: {storage: {local}}, configurable: true});
    Object.assign(globalThis, {answerOfExtension: answer});
  }, token);
  return () => page.evaluate(() => (Reflect.get(globalThis, 'answerOfExtension') as () => void)());
}
