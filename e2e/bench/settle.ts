import type {BrowserContext, Page} from 'playwright';

import {waitUntilStill} from '../support/page';

/** Some scripts never stop changing the page; after this long (ms) it counts as quiet. */
const patience = 15_000;

/** The last change that a part of a page made, in milliseconds of the page's clock. */
export type LastChanges = Readonly<Record<string, number>>;

declare global {
  var benchChanges: Record<string, number> | undefined;
}

/**
 * Runs in the page before anything else: records when each part of it last changed something, shadow roots included.
 * The part is the nearest element of ours (`am-…`), otherwise "page".
 */
function note() {
  const changes: Record<string, number> = {};
  globalThis.benchChanges = changes;
  const partOf = (node: Node): string => {
    for (let each: Node | null = node; each; each = each.parentNode ?? (each as Partial<ShadowRoot>).host ?? null)
      if (each instanceof Element && each.localName.startsWith('am-')) return each.localName;
    return 'page';
  };
  const observer = new MutationObserver(records => {
    const now = performance.now();
    for (const {target, addedNodes, removedNodes} of records)
      for (const node of addedNodes.length + removedNodes.length ? [...addedNodes, ...removedNodes] : [target]) {
        const own = partOf(node);
        changes[own === 'page' ? partOf(target) : own] = now;
      }
  });
  const options = {subtree: true, childList: true, attributes: true, characterData: true};
  observer.observe(document, options);
  const native = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = native.call(this, init);
    observer.observe(root, options);
    return root;
  };
}

/** Records the changes in the pages of a context from now on; call it before the subject is installed. */
export const noteChanges = (context: BrowserContext) => context.addInitScript(note);

/** The page's clock. */
export const now = (page: Page) => page.evaluate(() => performance.now());

const requestsUnderWay = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/__standin/under-way')).json()) as {count: number}).count);

/**
 * Waits until no request is in progress and the host has not changed for `stillness` ms. Nothing of the page is
 * replaced for it, unlike in tests.
 */
async function still(page: Page, stillness: number) {
  await page.waitForLoadState('load');
  do await waitUntilStill(page, stillness);
  while ((await requestsUnderWay(page)) > 0);
}

/** Waits like `still`, but not forever. */
export const quiet = (page: Page, stillness: number) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, patience);
    still(page, stillness)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/**
 * Resolves to the last changes once no request is in progress and nothing has changed for `stillness` ms, shadow roots
 * included, but at the latest after its maximum wait.
 */
export const settled = (page: Page, stillness: number): Promise<LastChanges> =>
  page.evaluate(
    async ([wanted, most]) => {
      const underWay = async () => {
        const {count} = (await (await fetch('/__standin/under-way')).json()) as {count: number};
        return count;
      };
      const begin = performance.now();
      const last = () => Math.max(begin, ...Object.values(globalThis.benchChanges ?? {}));
      do {
        const rest = last() + wanted - performance.now();
        if (rest > 0) await new Promise(resolve => void setTimeout(resolve, rest));
      } while (performance.now() < begin + most && (performance.now() - last() < wanted || (await underWay()) > 0));
      return {...globalThis.benchChanges};
    },
    [stillness, patience] as const,
  );

/**
 * Resolves once an element of ours has something for each of these selectors, and the page is painted. It only observes
 * changes: polling with a locator takes time of the main thread, which would also be measured.
 */
export const painted = (page: Page, tag: string, ...selectors: readonly string[]) =>
  page.evaluate(
    async ([host, wanted]) => {
      const root = document.querySelector(host)?.shadowRoot;
      if (!root) throw new Error(`there is no ${host}`);
      const isThere = () => wanted.every(selector => root.querySelector(selector));
      await new Promise<void>(resolve => {
        const observer = new MutationObserver(() => isThere() && resolve());
        observer.observe(root, {subtree: true, childList: true, attributes: true});
        if (isThere()) resolve();
      });
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [tag, selectors] as const,
  );
