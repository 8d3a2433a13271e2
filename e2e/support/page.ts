import type {Page} from '@playwright/test';

/** Resolves once nothing in the page has changed for `stillness` ms since the call, and at least twelve frames have passed. */
export async function waitUntilStill(page: Page, stillness: number) {
  const since = await page.evaluateHandle(() => {
    const found = {last: performance.now(), observer: new MutationObserver(() => undefined)};
    found.observer = new MutationObserver(() => {
      found.last = performance.now();
    });
    found.observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    return found;
  });
  await since.evaluate(
    (found, wanted) =>
      new Promise<void>(resolve => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (performance.now() - found.last < wanted || frames < 12) return void requestAnimationFrame(look);
          found.observer.disconnect();
          resolve();
        };
        look();
      }),
    stillness,
  );
}

/** How many requests the stand-in is answering now; 0 for an offline page. */
const underWay = (page: Page) =>
  page.evaluate(() =>
    fetch('/__standin/under-way')
      .then(answer => answer.json() as Promise<{count: number}>)
      .then(
        ({count}) => count,
        () => 0,
      ),
  );

/** Resolves once no request is under way and nothing in the page has changed for `stillness` ms. */
export async function waitUntilQuiet(page: Page, stillness = 500) {
  await page.waitForLoadState('load');
  do await waitUntilStill(page, stillness);
  while ((await underWay(page)) > 0);
}

/** Changes stored settings as another tab would: the page receives a storage event. */
export const changeSettings = (page: Page, settings: Record<string, unknown>) =>
  page.evaluate(changes => {
    const key = 'hohSettings';
    const now = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({...now, ...changes}));
    dispatchEvent(new StorageEvent('storage', {key}));
  }, settings);

/** Stores data that have a storage key of their own, as another tab would; a string is stored as it is. */
export const changeStandaloneSetting = (page: Page, key: 'titleAliases' | 'blockList', value: unknown) =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', {key: name}));
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );

/** Follows a link within the site through its router, without reloading the page. */
export const navigate = (page: Page, path: string) =>
  page.evaluate(async target => {
    const app = document.getElementById('app') as
      (HTMLElement & {__vue__: {$router: {push(to: string): Promise<unknown>}}}) | null;
    // The router refuses to navigate to the current page; any other refusal is a failure of the test.
    await app?.__vue__.$router.push(target).catch((error: Error) => {
      if (error.name !== 'NavigationDuplicated') throw new Error(error.message);
    });
  }, path);

/** The host's page without anything of ours: markup, number of adopted sheets, title and address. */
export const hostSnapshot = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    const isOurs = (node: Element) => node.localName.startsWith('am-');
    for (const node of copy.querySelectorAll('*')) if (isOurs(node)) node.remove();
    // The order of attributes means nothing; an attribute that was removed and restored comes last.
    const written = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.COMMENT_NODE ? '<!---->' : (node.nodeValue ?? '');
      const attributes = [...node.attributes].map(({name, value}) => ` ${name}="${value}"`).toSorted();
      return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(written).join('')}</${node.localName}>`;
    };
    // The host's widgets have random ids.
    const markup = written(copy).replace(/(el-tooltip|dropdown-menu|el-id)-\d+/g, '$1');
    return {
      markup,
      sheets: document.adoptedStyleSheets.length,
      title: document.title,
      address: location.href,
    };
  });
