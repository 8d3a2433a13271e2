import type {Page} from 'playwright';

import {growth, openCdpSession, sleep} from '../measure';
import {quiet} from '../settle';

export const entries = (page: Page) => page.locator('.home .activity-feed > .activity-entry');

/** The number of entries. Like `press`, without a locator, whose own search takes script time of the page. */
export const countEntries = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('.home .activity-feed > .activity-entry').length);

const press = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([wanted, part]) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(each => each.textContent.includes(part));
      if (!found) throw new Error(`the page has no ${wanted} ${part}`);
      found.click();
    },
    [selector, text] as const,
  );

/**
 * Whether the end of the loaded entries is visible. An observer says so after the layout of a frame; asking for
 * positions would make script pay for layout.
 */
const isAtEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(Boolean(entry?.isIntersecting));
        });
        observer.observe(document.querySelector('.home .load-more') ?? document.body);
      }),
  );

/** How long each screen is looked at (ms): nothing is mounted for what passes faster. */
const look = 150;

/** Scrolls to the end of what is loaded, a screen at a time. */
async function scrollOn(page: Page) {
  await page.mouse.move(1, 500);
  while (!(await isAtEnd(page))) {
    await page.mouse.wheel(0, 1000);
    await sleep(look);
  }
}

/** Reads this many entries of the global feed like a user: scrolls to its end, loads more there, and continues. */
export async function readThrough(page: Page, total: number) {
  await quiet(page, 300);
  await press(page, '.feed-type-toggle > div', 'Global');
  await quiet(page, 300);
  await scrollOn(page);
  while ((await countEntries(page)) < total) {
    await press(page, '.home .load-more', '');
    await quiet(page, 200);
    await scrollOn(page);
  }
  await quiet(page, 300);
}

/**
 * Scrolls through the loaded entries, a screen at a time. Resolves to the largest number of elements mounted at once:
 * those into which React has rendered, and that are not suspended.
 */
export async function mostMounted(page: Page) {
  const mounted = await page.evaluate(async pause => {
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(resolve => setTimeout(resolve, pause));
      const found = [...document.querySelectorAll<HTMLElement>('*')].filter(
        ({localName, inert, shadowRoot}) => localName.startsWith('am-') && shadowRoot?.firstChild && !inert,
      );
      most = Math.max(most, found.length);
    }
    return most;
  }, look);
  await quiet(page, 300);
  return mounted;
}

/** Milliseconds of script of a page while `body` runs. */
export async function scriptOf(page: Page, body: () => Promise<unknown>) {
  await quiet(page, 300);
  return (await growth(await openCdpSession(page), 'ScriptDuration', body)) * 1000;
}

/** Starts a reply; resolves to a function that returns whether it is still there. */
export async function typeReply(page: Page) {
  const first = entries(page)
    .filter({has: page.locator('.text'), visible: true})
    .first();
  await first.locator('.action.replies').click();
  const field = first.locator('.activity-replies textarea').first();
  await field.fill('Half a thought');
  return async () => (await field.inputValue()) === 'Half a thought';
}

/** The kinds of decorations, with their number and the expected minimum. */
export async function decorations(page: Page): Promise<Record<string, {count: number; least: number}>> {
  const count = (selector: string) => page.locator(`.home ${selector}`).count();
  const hidden = await page
    .locator('.home .activity-entry')
    .evaluateAll(nodes => nodes.filter(node => getComputedStyle(node).display === 'none').length);
  const scores = (await count('am-completed-score-feed')) + (await count('am-dropped-score-feed'));
  return {
    scores: {count: scores, least: 150},
    'rows of likes': {count: await count('am-activity-likes'), least: 50},
    'adult embeds': {count: await count('am-embed-hentai'), least: 20},
    videos: {count: await count('.activity-entry video'), least: 20},
    hidden: {count: hidden, least: 60},
  };
}
