import type {Page} from 'playwright';

import {growth, openCdpSession} from '../measure';
import {quiet} from '../settle';

export const entries = (page: Page) => page.locator('.home .activity-feed > .activity-entry');

/** Loads this many entries of the global feed. */
export async function readThrough(page: Page, total: number) {
  await quiet(page, 300);
  await page.locator('.feed-type-toggle > div', {hasText: 'Global'}).click();
  await quiet(page, 300);
  while ((await entries(page).count()) < total) {
    await page.locator('.home .load-more').click();
    await quiet(page, 200);
  }
}

/**
 * Scrolls through the loaded entries, a screen at a time. With `counts`, resolves to the largest number of React roots
 * mounted at once, found by the property that React leaves on each container; counting also takes script time.
 */
export async function scrollThrough(page: Page, {counts}: {counts: boolean}) {
  const roots = await page.evaluate(async isCounting => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      if (!isCounting) continue;
      const found = [...document.querySelectorAll('*')].flatMap(({localName, shadowRoot}) =>
        localName.startsWith('am-') && shadowRoot ? Object.entries(shadowRoot) : [],
      );
      most = Math.max(most, found.filter(([key, root]) => key.startsWith('__reactContainer') && root).length);
    }
    return most;
  }, counts);
  await quiet(page, 300);
  return roots;
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
