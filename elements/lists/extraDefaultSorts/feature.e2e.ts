import type {Page} from '@playwright/test';

import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const list = ({other}: Ids) => `/user/${other}/animelist`;
const sort = (page: Page) => page.locator('.medialist .filters-wrap input[placeholder="Sort"]');
const firstTitle = (page: Page) => page.locator('.medialist .list-entries .row .title > a').first();
/** The stored order. */
const storedOrder = (page: Page) =>
  page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as {customDefaultListOrder?: string};
    return settings.customDefaultListOrder ?? '';
  });
const byPopularity = {customDefaultListOrder: 'Popularity'};

test(
  '[extraDefaultSorts] opens lists in the chosen order, unless the address has another one',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(list(ids), {settings: byPopularity});
    await expect(sort(page)).toHaveValue('Popularity');
    const first = await firstTitle(page).innerText();
    await test.step('the order in the address counts more', async () => {
      await page.goto(`${siteUrl}${list(ids)}?sort=Title`);
      await expect(sort(page)).toHaveValue('Title');
      await waitUntilQuiet(page);
      await expect(sort(page)).toHaveValue('Title');
      await expect(firstTitle(page)).not.toHaveText(first);
    });
  },
);

test('[extraDefaultSorts] keeps the order that the user chooses during the visit', async ({open, ids}) => {
  const page = await open(list(ids), {settings: byPopularity});
  await expect(sort(page)).toHaveValue('Popularity');
  await sort(page).click();
  await page.locator('.el-select-dropdown__item:visible', {hasText: 'Last Added'}).click();
  await page.locator('.filters .filter-group span', {hasText: /^Watching/}).click();
  await expect(page).toHaveURL(/Watching/);
  await waitUntilQuiet(page);
  await expect(sort(page)).toHaveValue('Last Added');
  await navigate(page, `/user/${ids.other}/mangalist`);
  await waitUntilQuiet(page);
  await expect(sort(page)).toHaveValue('Last Added');
});

test('[extraDefaultSorts] adds choices to AniList’s setting, which AniList’s own choices turn off', async ({
  open,
  ids,
}) => {
  const page = await open('/settings/lists', {as: 'member', width: 400});
  const field = page.locator('input[placeholder="Default List Order"]');
  const note = page.locator('am-extra-default-sorts-note');
  await field.click();
  const extra = page.getByRole('button', {name: 'Average Score'});
  await expect(page.getByRole('group', {name: 'More orders'}).getByRole('button')).toHaveText([
    'Progress',
    'Start Date',
    'Completed Date',
    'Release Date',
    'Average Score',
    'Popularity',
  ]);
  await extra.click();
  await expect(extra).toBeHidden();
  await expect(note).toContainText('Average Score');
  await expect.poll(() => storedOrder(page)).toBe('Average Score');
  await navigate(page, list(ids));
  await expect(sort(page)).toHaveValue('Average Score');
  await navigate(page, '/settings/lists');
  await field.click();
  await page.locator('.el-select-dropdown__item:visible', {hasText: 'Title'}).click();
  await expect(note).toHaveText('');
  await expect.poll(() => storedOrder(page)).toBe('');
});
