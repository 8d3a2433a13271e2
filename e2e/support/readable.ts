import type {Page} from '@playwright/test';

interface Scope {
  /** Whether the token in the settings counts; without a vault it is kept there. */
  settingsToken: boolean;
}

/** Everything that a script of the page can read, as one text: markup with open shadow roots, form values, storages, databases. */
export const readableText = (page: Page, {settingsToken}: Scope = {settingsToken: true}) =>
  page.evaluate(async withToken => {
    const local: Record<string, unknown> = {...localStorage};
    if (!withToken) local.hohSettings = String(local.hohSettings).replace(/"accessToken":"[^"]*"/, '');
    const texts: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      for (const node of root.querySelectorAll('*')) {
        if ('value' in node) texts.push(String(node.value));
        if (node.shadowRoot) {
          texts.push(node.shadowRoot.innerHTML);
          walk(node.shadowRoot);
        }
      }
    };
    texts.push(document.documentElement.outerHTML, location.href, document.cookie, window.name);
    walk(document);
    texts.push(JSON.stringify(local), JSON.stringify({...sessionStorage}), JSON.stringify(history.state));
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
  }, settingsToken);
