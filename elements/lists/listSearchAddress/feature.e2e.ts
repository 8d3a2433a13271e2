import type {Page} from '@playwright/test';

import {navigate} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const list = ({other}: Ids) => `/user/${other}/animelist`;
const filter = (page: Page) => page.locator('.medialist .entry-filter input');
const rows = (page: Page) => page.locator('.medialist .list-entries .row');

test(
  '[listSearchAddress] keeps the text of the filter in the address, and reads it when the list opens',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`${list(ids)}?year=1990&utm=a%20b#x`);
    await expect(rows(page).first()).toBeVisible();
    await filter(page).pressSequentially('no & such');
    await expect(page).toHaveURL(`${siteUrl}${list(ids)}?year=1990&utm=a%20b&search=no%20%26%20such#x`);
    await expect(rows(page)).toHaveCount(0);
    await expect(filter(page)).toBeFocused();
    await page.reload();
    await expect(filter(page)).toHaveValue('no & such');
    await expect(rows(page)).toHaveCount(0);
    await test.step('an empty filter leaves nothing in the address', async () => {
      await filter(page).fill('');
      await expect(page).toHaveURL(`${siteUrl}${list(ids)}?year=1990&utm=a%20b#x`);
      await expect(rows(page).first()).toBeVisible();
    });
  },
);

test('[listSearchAddress] adds no history entries, and survives other lists, the site’s filters and going back', async ({
  open,
  ids,
}) => {
  const page = await open('/reviews');
  await navigate(page, list(ids));
  await filter(page).fill('o');
  await expect(page).toHaveURL(`${siteUrl}${list(ids)}?search=o`);
  await page.locator('.filters .filter-group span', {hasText: /^Watching/}).click();
  await expect(page).toHaveURL(`${siteUrl}${list(ids)}/Watching?search=o`);
  await filter(page).fill('on');
  await expect(page).toHaveURL(`${siteUrl}${list(ids)}/Watching?search=on`);
  await page.locator('.filters-wrap .el-slider__runway').click({position: {x: 60, y: 2}});
  await expect(page).toHaveURL(/Watching\?(?=.*year=\d+)(?=.*search=on)/);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}${list(ids)}?search=o`);
  await expect(filter(page)).toHaveValue('o');
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/reviews`);
  await page.goForward();
  await expect(filter(page)).toHaveValue('o');
});
