import {expect, type Locator, type Page} from '@playwright/test';

import {activityName, type Activity} from './activity';

/** Resolves once nothing in the page has changed for `stillness` ms since the call, and four more frames have passed. */
export const waitUntilStill = (page: Page, stillness: number) =>
  page.evaluate(
    wanted =>
      new Promise<void>(resolve => {
        let last = performance.now();
        const observer = new MutationObserver(() => (last = performance.now()));
        observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
        // A frame is requested only when everything has been still: requesting one after the other would cost more than
        // the page itself.
        const look = () => {
          const rest = last + wanted - performance.now();
          if (rest > 0) setTimeout(look, rest);
          else draw(4);
        };
        const draw = (frames: number) => {
          if (performance.now() - last < wanted) return look();
          if (frames > 0) return void requestAnimationFrame(() => draw(frames - 1));
          observer.disconnect();
          resolve();
        };
        look();
      }),
    stillness,
  );

/** Maximum time for a page to become quiet (ms). */
const quietWithin = 30_000;

/**
 * Resolves once a page is quiet: the stand-in is answering no request, nothing counted by `installActivity` is in
 * progress or begins, and two frames before and after the stand-in has said so have passed without a mutation of the page
 * or of a shadow root. @throws if that takes longer than 30 s, with the work in progress
 */
export const waitUntilQuiet = (page: Page) => waitForWork(page, 1000);

/**
 * Resolves like `waitUntilQuiet`, but not before the product has seen that the site is done, 1.5 s after its last change:
 * anchors that are far down a page get their elements only then.
 */
export const waitUntilSettled = (page: Page) => waitForWork(page, 2000);

/** Timers count as work if they are shorter than `timersUnder` (ms). */
async function waitForWork(page: Page, timersUnder: number) {
  await page.waitForLoadState('load');
  const never = await page.evaluate(
    async ([name, limit, timers]) => {
      const activity = Reflect.get(globalThis, name) as Activity | undefined;
      if (!activity) throw new Error('this page was opened without installActivity; wait with waitUntilStill');
      const until = activity.now() + limit;
      let mutations = 0;
      /** Milliseconds without a change. Where the page is stalled its timers are late, so a look counts as at most 50. */
      let unchanged = 0;
      let lookedAt = activity.now();
      const end = activity.observe(() => {
        mutations += 1;
        unchanged = 0;
      });
      /**
       * Whether there is work other than `what`. A frame that is requested repeatedly changes nothing that a test could
       * see.
       */
      const isUnderWay = (...but: string[]) =>
        activity.pending(timers).some(each => !['requestAnimationFrame', ...but].some(name => each.startsWith(name)));
      try {
        /** Whether nothing has changed or begun since, and neither does within two more frames. */
        const isStill = async (changes: number, begun: number) => {
          await activity.frames(2);
          return mutations === changes && activity.begun() === begun && !isUnderWay('setTimeout');
        };
        do {
          const before = mutations;
          const begun = activity.begun();
          await activity.frames(2);
          const now = activity.now();
          unchanged += Math.min(now - lookedAt, 50);
          lookedAt = now;
          if (mutations > before) continue;
          if (isUnderWay('setTimeout')) unchanged = 0;
          // Timers that only set the next one, as they do when a test holds the clock, are waited for no longer than
          // one timer lasts.
          if (isUnderWay() && unchanged < timers) await activity.pause(10);
          // A font that arrives changes the height of texts without a mutation.
          else if (
            document.fonts.status === 'loaded' &&
            (await activity.answering()) === 0 &&
            (await isStill(before, begun))
          )
            return '';
        } while (activity.now() < until);
        return `${mutations} mutations; under way: ${activity.pending(timers).join(', ')}`;
      } finally {
        end();
      }
    },
    [activityName, quietWithin, timersUnder] as const,
  );
  if (never) throw new Error(`the page does not become quiet: ${never}`);
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
      | (HTMLElement & {__vue__: {$router: {push(to: string): Promise<unknown>}}})
      | null;
    // The router refuses to navigate to the current page; any other refusal is a failure of the test.
    await app?.__vue__.$router.push(target).catch((error: Error) => {
      if (error.name !== 'NavigationDuplicated') throw new Error(error.message);
    });
  }, path);

/** Scrolls something into the viewport; again if it is replaced on the way, as rows and cards are while a list renders. */
export const bringIntoView = (target: Locator) => expect(() => target.scrollIntoViewIfNeeded({timeout: 5000})).toPass();

/**
 * Scrolls down until an element is in the footer, and resolves to it. Nothing is loaded for the footer before it comes
 * near the viewport, and pages grow.
 */
export async function scrollToFooter(page: Page, shown: Locator) {
  await expect(async () => {
    await page.locator('.footer').last().scrollIntoViewIfNeeded({timeout: 5000});
    await expect(shown).toBeAttached({timeout: 500});
  }).toPass();
  return shown;
}

/** The host's page without our elements: markup, number of adopted sheets, title and address. */
export const hostSnapshot = (page: Page) =>
  page.evaluate(() => {
    const isOurs = (node: Element) => node.localName.startsWith('am-');
    // The order of attributes means nothing; an attribute that was removed and restored comes last.
    const written = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.COMMENT_NODE ? '<!---->' : (node.nodeValue ?? '');
      if (isOurs(node)) return '';
      const attributes = [...node.attributes].map(({name, value}) => ` ${name}="${value}"`).toSorted();
      return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(written).join('')}</${node.localName}>`;
    };
    // The host's widgets have random ids.
    const markup = written(document.documentElement).replace(/(el-tooltip|dropdown-menu|el-id)-\d+/g, '$1');
    return {
      markup,
      sheets: document.adoptedStyleSheets.length,
      title: document.title,
      address: location.href,
    };
  });
