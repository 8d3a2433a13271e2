import type {Page} from '@playwright/test';

import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const entries = '.activity-feed .activity-entry';
const bar = 'am-feed-quick-filter-bar';
const funnel = 'am-feed-quick-filter-button';

const seen = (page: Page) =>
  page
    .locator(entries)
    .evaluateAll(nodes =>
      nodes.filter(node => node.getClientRects().length > 0).map(node => node.classList[1]?.replace('activity-', '')),
    );

const openFilter = (page: Page, element = funnel) =>
  page.locator(element).getByRole('button', {name: 'Filter loaded activities'}).click();

async function home(open: (path: string, options: {as: string}) => Promise<Page>) {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator(funnel).getByRole('button')).toBeVisible();
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
    // The generated tests switch it off while nothing is hidden.
    await changeSettings(page, {feedQuickFilter: false});
    await expect.poll(async () => (await seen(page)).length).toBe(await page.locator(entries).count());
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
  await waitUntilQuiet(page);
  const box = page.locator('am-social-tab-feed-feed').getByRole('checkbox', {name: 'Has Replies'});
  const middles = await Promise.all([icon, box].map(each => each.boundingBox()));
  const [one = 0, other = 1] = middles.map(each => (each ? each.y + each.height / 2 : undefined));
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
  await box.check();
  await expect(icon).toHaveCount(0);
  await box.uncheck();
  await expect(icon).toBeVisible();
});

/** The boxes of the heading of the feed, of the composer, and of the icon. */
const boxesIn = (page: Page) =>
  page.evaluate(name => {
    const boxOf = (node: Element | null | undefined) => node?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    return {
      heading: boxOf(document.querySelector('.activity-feed-wrap > .section-header')),
      composer: boxOf(document.querySelector('.activity-feed-wrap > .activity-edit')),
      switcher: boxOf(document.querySelector('.activity-feed-wrap .feed-type-toggle')),
      icon: boxOf(document.querySelector(name)?.shadowRoot?.querySelector('button')),
    };
  }, funnel);

test("[feedQuickFilter] stands in the line of the heading, before the site's switch, and moves nothing", async ({
  open,
  ids,
}) => {
  const page = await open('/home', {as: 'member', token: true, settings: {mobileHintSeen: true}});
  for (const {path, width, mobileFriendly} of [
    {path: '/home', width: 1600, mobileFriendly: false},
    {path: '/home', width: 400, mobileFriendly: false},
    {path: '/home', width: 400, mobileFriendly: true},
    {path: `/user/${ids.other}/`, width: 400, mobileFriendly: false},
    {path: `/user/${ids.user}/`, width: 1600, mobileFriendly: false},
  ])
    await test.step(`${path}, ${width} px${mobileFriendly ? ', mobile mode' : ''}`, async () => {
      await page.setViewportSize({width, height: 1000});
      await changeSettings(page, {mobileFriendly, feedQuickFilter: true});
      await navigate(page, path);
      await expect(page.locator(funnel).getByRole('button')).toBeVisible();
      await waitUntilQuiet(page);
      const {heading, composer, switcher, icon} = await boxesIn(page);
      if (!heading || !icon) throw new Error('There is no heading or icon.');
      expect(Math.min(icon.width, icon.height)).toBeGreaterThanOrEqual(24);
      expect(icon.top + icon.height / 2).toBeGreaterThan(heading.top);
      expect(icon.bottom - icon.height / 2).toBeLessThan(heading.bottom);
      if (switcher && switcher.top < icon.bottom - 12) expect(icon.right).toBeLessThanOrEqual(switcher.left);
      await changeSettings(page, {feedQuickFilter: false});
      await expect(page.locator(funnel)).toHaveCount(0);
      const without = await boxesIn(page);
      expect([without.heading, without.composer, without.switcher]).toEqual([heading, composer, switcher]);
    });
});

test('[feedQuickFilter] shares its icon and its panel with the filter by comments and likes', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {feedCommentFilter: true}});
  const icon = page.getByRole('button', {name: 'Filter loaded activities'});
  const likes = page.getByLabel('Minimum likes');
  await expect(icon).toHaveCount(1);
  await icon.click();
  await expect(page.getByLabel('Words in loaded activities')).toBeFocused();
  const [words, fields] = [page.locator(bar), page.locator('am-feed-comment-filter-fields')];
  await expect(likes).toBeVisible();
  const [above, below] = [await words.boundingBox(), await fields.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBe(below?.y);
  await likes.fill('2');
  await likes.press('Escape');
  await expect(likes).toHaveCount(0);
  await expect(icon).toBeFocused();
  await expect(icon).toHaveAttribute('title', /^[1-9].* hidden$/);
  await changeSettings(page, {feedQuickFilter: false});
  await expect(icon).toHaveCount(1);
  await icon.click();
  await expect(likes).toHaveValue('2');
  await expect(words).toHaveCount(0);
});
