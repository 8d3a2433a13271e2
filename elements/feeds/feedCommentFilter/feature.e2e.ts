import type {Page} from '@playwright/test';

import {largest, smallest} from '#e2e/support/listed';
import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const entries = '.activity-feed .activity-entry';
const fields = 'am-feed-comment-filter-fields';

const openFilter = (page: Page) => page.getByRole('button', {name: 'Filter loaded activities'}).click();

/** The numbers of likes and comments of each visible entry. */
const seen = (page: Page) =>
  page
    .locator(entries)
    .evaluateAll(nodes =>
      nodes
        .filter(node => node.getClientRects().length > 0)
        .map(node =>
          ['likes', 'replies'].map(name =>
            Number(node.querySelector(`.wrap > .actions .${name} .count`)?.textContent ?? 0),
          ),
        ),
    );
const likes = async (page: Page) => (await seen(page)).map(([count = 0]) => count);
const comments = async (page: Page) => (await seen(page)).map(([, count = 0]) => count);

test(
  '[feedCommentFilter] hides entries with too few likes or comments, also later ones, and shows all when off',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {feedCommentFilter: true}});
    await waitUntilQuiet(page);
    const all = await page.locator(entries).count();
    expect(all).toBeGreaterThan(5);
    await expect.poll(() => seen(page)).toHaveLength(all);
    await openFilter(page);
    await page.locator(fields).getByLabel('Minimum likes').fill('2');
    await expect.poll(async () => smallest(await likes(page))).toBeGreaterThanOrEqual(2);
    const left = (await seen(page)).length;
    await expect(page.locator(fields).getByRole('status')).toHaveText(`${all - left} of ${all} activities hidden`);
    await page.locator('.activity-feed-wrap > .load-more').click();
    await expect.poll(() => page.locator(entries).count()).toBeGreaterThan(all);
    await expect.poll(async () => smallest(await likes(page))).toBeGreaterThanOrEqual(2);
    await page.locator(fields).getByLabel('Minimum likes').fill('-1');
    await expect.poll(async () => largest(await likes(page))).toBe(0);
    await page.locator(fields).getByLabel('Minimum likes').fill('0');
    await page.locator(fields).getByLabel('Minimum comments').fill('1');
    await expect.poll(async () => smallest(await comments(page))).toBeGreaterThan(0);
    // The generated tests switch it off while nothing is hidden.
    await changeSettings(page, {feedCommentFilter: false});
    await expect.poll(async () => (await seen(page)).length).toBe(await page.locator(entries).count());
  },
);

test('[feedCommentFilter] updates after a like, and keeps an entry while a reply to it is being written', async ({
  open,
}) => {
  const settings = {feedCommentFilter: true, feedCommentLikes: -1};
  const page = await open('/home', {as: 'member', settings});
  await waitUntilQuiet(page);
  const [first, second] = [0, 1].map(index => page.locator(`${entries}:not([data-am-hidden])`).nth(index));
  const marked = await second?.elementHandle();
  await second?.locator('.action.replies').click();
  await second?.locator('textarea').fill('Not sent yet');
  await second?.locator('.wrap > .actions .likes .button').click();
  const liked = await first?.elementHandle();
  await first?.locator('.wrap > .actions .likes .button').click();
  await expect.poll(() => liked?.isVisible()).toBe(false);
  await expect.poll(() => marked?.isVisible()).toBe(true);
  await navigate(page, '/reviews');
  await expect(page.locator('[data-am-hidden]')).toHaveCount(0);
});
