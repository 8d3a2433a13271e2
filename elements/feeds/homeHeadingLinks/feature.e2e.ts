import type {Page} from '@playwright/test';
import {expect, test} from '#e2e/support/test';

const reviews = '.home .recent-reviews > h2.section-header';

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test(
  '[homeHeadingLinks] turns two headings into links that the site’s router follows',
  {tag: ['@core', '@text']},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const links = page.locator('am-home-heading-links a');
    await expect(links).toHaveCount(2);
    await expect
      .poll(() => links.evaluateAll(nodes => nodes.map(node => node.getAttribute('href'))))
      .toEqual(['/reviews', '/forum/overview']);
    await expect(page.getByRole('link', {name: 'Recent Reviews', exact: true})).toBeVisible();
    const [link, heading] = [await links.first().boundingBox(), await page.locator(reviews).boundingBox()];
    expect(link?.width).toBe(heading?.width);
    await mark(page);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('https://anilist.co/forum/overview');
    await expect.poll(() => isMarked(page)).toBe(true);
  },
);
