import type {Page} from '@playwright/test';

/** Resolves when nothing in the page has changed for so long (milliseconds) and no request is under way. */
export async function quiet(page: Page, stillness = 500) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    still =>
      new Promise<void>(resolve => {
        let last = performance.now();
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
        const look = () => {
          if (performance.now() - last < still) return void requestAnimationFrame(look);
          observer.disconnect();
          resolve();
        };
        look();
      }),
    stillness,
  );
}

/** Changes stored settings as another tab would: the page hears of it by a storage event. */
export const store = (page: Page, settings: Record<string, unknown>) =>
  page.evaluate(changes => {
    const key = 'hohSettings';
    const now = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({...now, ...changes}));
    dispatchEvent(new StorageEvent('storage', {key}));
  }, settings);

/** Follows a link of the host by its router, without loading the page anew. */
export const follow = (page: Page, path: string) =>
  page.evaluate(async target => {
    const app = document.getElementById('app') as
      (HTMLElement & {__vue__: {$router: {push(to: string): Promise<unknown>}}}) | null;
    // The router refuses to go where it is already; anything else it refuses is a failure of the test.
    await app?.__vue__.$router.push(target).catch((error: Error) => {
      if (error.name !== 'NavigationDuplicated') throw new Error(error.message);
    });
  }, path);

/** What the host's page is, apart from what is ours: markup, adopted sheets, title and address. */
export const hostPage = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    const isOurs = (node: Element) => node.localName.startsWith('am-');
    for (const node of copy.querySelectorAll('*')) if (isOurs(node)) node.remove();
    // The host's widgets name themselves by chance.
    const markup = copy.outerHTML.replace(/(el-tooltip|dropdown-menu|el-id)-\d+/g, '$1');
    return {
      markup,
      sheets: document.adoptedStyleSheets.length,
      title: document.title,
      address: location.href,
    };
  });
