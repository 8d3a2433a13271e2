import type {Page} from '@playwright/test';

import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const entries = '.activity-feed .activity-entry';
const bar = 'am-feed-quick-filter-bar';

const seen = (page: Page) =>
  page
    .locator(entries)
    .evaluateAll(nodes =>
      nodes.filter(node => node.getClientRects().length > 0).map(node => node.classList[1]?.replace('activity-', '')),
    );

const openFilter = (page: Page, element = bar) =>
  page.locator(element).getByRole('button', {name: 'Filter loaded activities'}).click();

async function home(open: (path: string, options: {as: string}) => Promise<Page>) {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator(bar).getByRole('button')).toBeVisible();
  await waitUntilQuiet(page);
  await openFilter(page);
  return page;
}

test(
  '[feedQuickFilter] filters the feed by kind and words, loads until enough match, and restores it when off',
  {tag: ['@core', '@journey']},
  async ({open}) => {
    const page = await home(open);
    const all = await page.locator(entries).count();
    const form = page.locator(bar);
    await form.getByLabel('Activity type').selectOption('Statuses');
    await expect.poll(async () => new Set(await seen(page))).toEqual(new Set(['text']));
    const matches = (await seen(page)).length;
    await expect(form.getByRole('status').first()).toHaveText(`${matches} of ${all} match`);
    await form.getByLabel('Load until').fill(String(matches + 8));
    await form.getByLabel('Load until').press('Enter');
    await expect.poll(async () => (await seen(page)).length).toBeGreaterThanOrEqual(matches + 8);
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(() => page.locator(entries).count()).toBeGreaterThan(all);
    const author = (await page.locator(`${entries}:not([data-am-hidden]) .name`).first().innerText()).trim();
    await form.getByLabel('Words in loaded activities').fill(author.toUpperCase());
    await expect.poll(async () => (await seen(page)).length).toBeLessThan(matches + 8);
    expect((await seen(page)).length).toBeGreaterThan(0);
    await form.getByLabel('Words in loaded activities').press('Escape');
    await expect.poll(async () => (await seen(page)).length).toBe(await page.locator(entries).count());
    await form.getByLabel('Words in loaded activities').fill('no such words');
    await expect.poll(async () => (await seen(page)).length).toBe(0);
    await changeSettings(page, {feedQuickFilter: false});
    await expect.poll(async () => (await seen(page)).length).toBe(await page.locator(entries).count());
    await expect(page.locator(`${bar}, [data-am-hidden]`)).toHaveCount(0);
    await changeSettings(page, {feedQuickFilter: true});
    await openFilter(page);
    await expect(form.getByLabel('Words in loaded activities')).toHaveValue('');
  },
);

test('[feedQuickFilter] stops loading as soon as Stop is pressed', async ({open}) => {
  const page = await home(open);
  const form = page.locator(bar);
  await form.getByLabel('Words in loaded activities').fill('no such words');
  await form.getByRole('button', {name: 'Load', exact: true}).click();
  await expect.poll(() => page.locator(entries).count()).toBeGreaterThan(25);
  await form.getByRole('button', {name: 'Stop'}).click();
  await expect(form).toContainText('Stopped.');
  await waitUntilQuiet(page);
  await expect.poll(() => page.locator(entries).count()).toBeLessThan(500);
  await navigate(page, '/reviews');
  await navigate(page, '/home');
  await openFilter(page);
  await expect(form.getByLabel('Words in loaded activities')).toHaveValue('');
});

test('[feedQuickFilter] is also shown above the feeds of profiles and media', async ({open, ids}) => {
  const page = await open(`/user/${ids.user}/`, {as: 'member', width: 400});
  // In a row of its own, above the first activity.
  await expect(page.locator(bar).getByRole('search')).toHaveCSS('position', 'static');
  await openFilter(page);
  await page.locator(bar).getByLabel('Activity type').selectOption('Anime list');
  await expect.poll(async () => new Set(await seen(page))).toEqual(new Set(['anime_list']));
  await navigate(page, `/anime/${ids.anime}/${ids.slug}/social`);
  const social = page.locator('am-feed-quick-filter-social');
  await openFilter(page, 'am-feed-quick-filter-social');
  await expect(social.getByLabel('Activity type')).toHaveValue('all');
  await social.getByLabel('Words in loaded activities').fill('no such words');
  await expect.poll(async () => (await seen(page)).length).toBe(0);
  await social.getByRole('button', {name: 'Clear'}).click();
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(0);
});

test('[feedQuickFilter] is not shown while socialTabFeed shows other activities in place of the feed', async ({
  open,
  ids,
}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/social`, {as: 'member', token: true});
  const icon = page.locator('am-feed-quick-filter-social').getByRole('button');
  await expect(icon).toBeVisible();
  const box = page.locator('am-social-tab-feed-feed').getByRole('checkbox', {name: 'Has Replies'});
  await box.check();
  await expect(icon).toHaveCount(0);
  await box.uncheck();
  await expect(icon).toBeVisible();
});

test("[feedQuickFilter] takes up no row of its own while it is closed, and covers nothing of the site's", async ({
  open,
  ids,
}) => {
  const social = 'am-feed-quick-filter-social';
  const pages = [
    {path: '/home', tag: bar, height: 0, hasBox: true},
    {path: `/user/${ids.user}/`, tag: bar, height: 0, hasBox: true},
    {path: `/user/${ids.other}/`, tag: bar, height: 0, hasBox: true},
    {path: `/anime/${ids.anime}/${ids.slug}/social`, tag: social, height: 0},
    // A finger's target is 44 px high, the site's margin 20.
    {path: '/home', tag: bar, height: 24, hasBox: true, settings: {mobileFriendly: true}},
    {path: `/anime/${ids.anime}/${ids.slug}/social`, tag: social, height: 0, settings: {mobileFriendly: true}},
  ];
  for (const {path, tag, height, hasBox = false, settings = {}} of pages) {
    const page = await open(path, {as: 'member', token: true, settings});
    const icon = page.locator(tag).getByRole('button');
    await expect(icon).toBeVisible();
    // Opens the status box with its buttons.
    if (hasBox) await page.locator('.activity-edit textarea').first().fill('A status');
    await waitUntilQuiet(page);
    expect((await page.locator(tag).boundingBox())?.height, path).toBe(height);
    const covered = await icon.evaluate(button => {
      const {left, right, top, bottom} = button.getBoundingClientRect();
      const marked = document.querySelectorAll('.activity-edit, .activity-entry, .feed-type-toggle, label');
      return [...marked]
        .filter(node => {
          const box = node.getBoundingClientRect();
          return box.width > 0 && box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
        })
        .map(node => node.className);
    });
    expect(covered, path).toEqual([]);
    await page.context().close();
  }
});
