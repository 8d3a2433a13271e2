import type {Page} from '@playwright/test';

import {product, site, type StandIn} from './server';

/**
 * The product as a script manager runs it: with a storage of its own that the page cannot read, here a variable of the test.
 * Gives the page and what the storage holds.
 */
export async function withVault(bare: Page, standIn: StandIn, path: string) {
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const vault = new Map<string, unknown>([['accessToken', token]]);
  const page = bare;
  await page.exposeFunction('vaultSet', (key: string, value: unknown) => void vault.set(key, value));
  await page.exposeFunction('vaultDelete', (key: string) => void vault.delete(key));
  await page.addInitScript(
    entries => {
      const values = new Map<string, unknown>(entries);
      const outside = globalThis as typeof globalThis & Record<string, (...words: unknown[]) => unknown>;
      outside.GM_getValue = key => values.get(key as string);
      outside.GM_setValue = (key, value) => {
        values.set(key as string, value);
        outside.vaultSet?.(key, value);
      };
      outside.GM_deleteValue = key => {
        values.delete(key as string);
        outside.vaultDelete?.(key);
      };
    },
    [...vault],
  );
  await page.addInitScript({path: product});
  await page.goto(site + path);
  return {page, vault, token};
}

/**
 * The product in an extension that keeps the token in its own storage, which does not answer before it is told to. Gives what tells it.
 */
export async function withExtension(page: Page, standIn: StandIn, path: string) {
  const {token} = await standIn.control<{token: string}>('token?as=member');
  await page.addInitScript(secret => {
    let answer = () => {};
    const gate = new Promise<void>(resolve => (answer = resolve));
    const local = {get: (key: string) => gate.then(() => ({[key]: secret})), set: () => gate, remove: () => gate};
    Object.defineProperty(globalThis, 'chrome', {value: {storage: {local}}, configurable: true});
    Object.assign(globalThis, {answerOfExtension: answer});
  }, token);
  await page.addInitScript({path: product});
  await page.goto(site + path);
  return () => page.evaluate(() => (Reflect.get(globalThis, 'answerOfExtension') as () => void)());
}

/** Everything a script of the page can read: markup with open shadow roots, form values, storages, databases, names on the window. */
export const readable = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      for (const node of root.querySelectorAll('*')) {
        texts.push(...[...node.attributes].map(({value}) => value));
        if ('value' in node) texts.push(String(node.value));
        if (node.shadowRoot) {
          texts.push(node.shadowRoot.innerHTML);
          walk(node.shadowRoot);
        }
      }
    };
    texts.push(document.documentElement.outerHTML, location.href, document.cookie);
    walk(document);
    texts.push(JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage}));
    for (const {name} of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>(resolve => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
