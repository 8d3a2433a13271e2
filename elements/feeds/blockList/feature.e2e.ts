import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';
import {navigate, waitUntilQuiet, changeStandaloneSetting} from '#e2e/support/page';

const entries = '.activity-feed .activity-entry';
const section = 'am-settings-page';
const editor = '[data-editor=blockList]';

const block = (page: Page, list: unknown) => changeStandaloneSetting(page, 'blockList', list);

/** The number of visible entries in the feed, and of all entries. */
const counts = (page: Page, filter = entries) =>
  page
    .locator(filter)
    .evaluateAll(nodes => [nodes.filter(node => node.getClientRects().length > 0).length, nodes.length]);

async function home(open: (path: string, options: {as: string}) => Promise<Page>) {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator(entries).first()).toBeVisible();
  await waitUntilQuiet(page);
  return page;
}

const listEntries = `${entries}:is(.activity-anime_list, .activity-manga_list)`;

test(
  '[blockList] hides entries that match every field of a rule, also those that load later',
  {tag: '@core'},
  async ({open}) => {
    const page = await home(open);
    await test.step('user, media and kind', async () => {
      const first = page.locator(listEntries).first();
      const user = (await first.locator('.name').first().innerText()).trim();
      const href = (await first.locator('.status a.title').getAttribute('href')) ?? '';
      const media = Number(href.split('/')[2]);
      await block(page, [{user: user.toUpperCase(), media, status: 'all'}]);
      await expect(first).toBeHidden();
      await block(page, [{user: 'Nobody else', media}]);
      await expect(first).toBeVisible();
      await block(page, [{user: false, media: String(media), status: ''}]);
      await expect(first).toBeHidden();
      await navigate(page, '/reviews');
      await navigate(page, '/home');
      await expect(page.locator(entries).first()).toBeAttached();
      await expect.poll(async () => (await counts(page, `${entries}:has(.status a[href^="${href}"])`))[0]).toBe(0);
    });
    await test.step('a kind, and entries that load later', async () => {
      await block(page, []);
      await expect.poll(async () => (await counts(page, listEntries))[0]).toBeGreaterThan(0);
      await block(page, [{status: 'progress'}]);
      await expect.poll(async () => (await counts(page, listEntries))[0]).toBe(0);
      const others = `${entries}:not(.activity-anime_list, .activity-manga_list)`;
      const [seen, there] = await counts(page, others);
      expect(seen).toBe(there);
      const before = (await counts(page))[1] ?? 0;
      await page.locator('.activity-feed-wrap > .load-more').click();
      await expect.poll(async () => (await counts(page))[1]).toBeGreaterThan(before);
      await expect.poll(async () => (await counts(page, listEntries))[0]).toBe(0);
    });
  },
);

test('[blockList] hides nothing when the stored list is broken', async ({open, expectedReports}) => {
  expectedReports.push(/is damaged, so the defaults are used/, /is invalid, so its default is used/);
  const page = await home(open);
  const hides = async () => (await counts(page, listEntries))[0] === 0;
  for (const broken of [
    ...['{"', '{}', '[[]]', '[{}]', '[{"media":"x"}]', '[{"user":5}]', '[{"status":"constructor"}]', 'null'],
  ]) {
    await block(page, [{status: 'progress'}]);
    await expect.poll(hides, broken).toBe(true);
    await block(page, broken);
    await expect.poll(hides, broken).toBe(false);
  }
});

test('[blockList] adds, validates and removes rules in the settings', {tag: '@text'}, async ({open, ids}) => {
  const page = await open('/settings/apps#blockList', {width: 400});
  const box = page.locator(section).locator(editor);
  await expect(box).toContainText('This list is empty.');
  const add = box.getByRole('button', {name: 'Add'});
  await expect(add).toBeDisabled();
  await expect
    .poll(() => box.getByLabel('Activity type').locator('option').allInnerTexts())
    .toEqual([
      'none',
      'all',
      'status',
      'progress',
      'anime',
      'manga',
      'planning',
      'watching',
      'reading',
      'pausing',
      'dropping',
      'rewatching',
      'rereading',
    ]);
  const media = box.getByLabel('Anime or manga (ID or address)');
  for (const wrong of ['0', '-1', 'x', '1.5', 'https://myanimelist.net/anime/1']) {
    await media.fill(wrong);
    await expect(media).toHaveAttribute('aria-invalid', 'true');
    await expect(add).toBeDisabled();
  }
  await media.fill('');
  await media.pressSequentially(`anilist.co/anime/${ids.anime}/`);
  await expect(media).toHaveValue(`anilist.co/anime/${ids.anime}/`);
  await box.getByLabel('User').fill('https://anilist.co/user/Mirabel/animelist');
  await box.getByLabel('Activity type').selectOption('dropping');
  await box.getByLabel('User').press('Enter');
  await expect(box.getByRole('listitem')).toContainText(`(${ids.anime})`);
  await expect(box.getByRole('listitem')).toContainText('user Mirabel, type dropping');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('blockList') ?? '') as unknown);
  await expect.poll(() => stored()).toEqual([{user: 'Mirabel', media: ids.anime, status: 'dropping'}]);
  await block(page, [{user: 'Other'}]);
  await expect(box.getByRole('listitem')).toHaveText(/user Other/);
  const wide = await page.locator(section).evaluate(node => node.getBoundingClientRect().right > innerWidth + 1);
  expect(wide).toBe(false);
  await box.getByRole('button', {name: 'Remove user Other'}).click();
  await expect(box).toContainText('This list is empty.');
  await expect.poll(() => stored()).toEqual([]);
});
