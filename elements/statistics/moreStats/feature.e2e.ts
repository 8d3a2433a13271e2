import type {Page} from '@playwright/test';

import {changeSettings} from '#e2e/support/page';
import {ownStats, panel, tabs} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

const native = (page: Page) => page.locator('.content > .stats-wrap');

test(
  "[moreStats] shows a tab in place of the site's statistics, and leads back by the site's own links",
  {tag: ['@core', '@journey']},
  async ({open, ids}) => {
    // Its tables would also hide the site's.
    const settings = {...on.settings, replaceNativeTags: false};
    const page = await open(ownStats(ids), {...on, settings});
    await expect(native(page)).toBeVisible();
    await tabs(page).getByRole('button', {name: 'More stats'}).click();
    await expect(native(page)).toBeHidden();
    await expect(panel(page).getByRole('heading', {name: 'Queries'})).toBeVisible();
    await test.step('switched off while it is shown, it shows the statistics of the site again', async () => {
      await changeSettings(page, {moreStats: false});
      await expect(native(page)).toBeVisible();
      await expect(tabs(page)).toHaveCount(0);
      await changeSettings(page, {moreStats: true});
      await tabs(page).getByRole('button', {name: 'More stats'}).click();
      await expect(native(page)).toBeHidden();
    });
    await page.locator('.filter-wrap .router-link-active').first().click();
    await expect(native(page)).toBeVisible();
    await expect(panel(page).getByRole('heading', {name: 'Queries'})).toHaveCount(0);
    await tabs(page).getByRole('button', {name: 'More stats'}).click();
    await page.locator('.filter-wrap a[href$="/stats/manga/staff"]').click();
    await expect(native(page)).toBeVisible();
    await tabs(page).getByRole('link', {name: 'Site Stats'}).click();
    await expect(page).toHaveURL(/\/site-stats$/);
  },
);
