import type {Page} from '@playwright/test';

import {listedTexts} from '#e2e/support/listed';
import {showStats} from '#e2e/support/personal';
import {personal, statsOf, tabs} from '#e2e/support/questions';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const member = {as: 'member', token: true} as const;
const own = (page: Page) => page.locator('.user .filter-wrap .filter-group > .router-link-active');
const openGenres = (page: Page) => tabs(page).getByRole('button', {name: 'Genres & Tags'}).click();
const scroller = (page: Page) => personal(page).locator('.ui-table-scroller').first();

test("[moreStats] selects its tab instead of the site's link, and shows what it opens below all links", async ({
  open,
  ids,
}) => {
  const page = await open(statsOf(ids.other), {...member, width: 400});
  const ground = await own(page).evaluate(node => getComputedStyle(node).backgroundColor);
  await openGenres(page);
  await expect(own(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(personal(page).getByRole('heading', {name: 'Genres & Tags'})).toBeInViewport();
  await own(page).click();
  await page.mouse.move(1, 1);
  await expect(own(page)).toHaveCSS('background-color', ground);
});

test('[moreStats] aligns figures at the end of their columns, and shows whole rows above the averages', async ({
  open,
  ids,
}) => {
  const page = await open(statsOf(ids.other), member);
  await openGenres(page);
  const row = scroller(page).locator('tbody tr[data-index]').first();
  await expect(row.locator('.ui-number').first()).toHaveCSS('text-align', 'end');
  await expect(row.locator('td').nth(1)).toHaveCSS('text-align', 'start');
  const cut = () =>
    scroller(page).evaluate(node => {
      const foot = node.querySelector('tfoot')?.getBoundingClientRect().top ?? 0;
      const rows = [...node.querySelectorAll('tbody tr[data-index]')].map(each => each.getBoundingClientRect());
      return rows.filter(({top, bottom}) => top < foot - 1 && bottom > foot + 1).length;
    });
  expect(await cut()).toBe(0);
  await page.setViewportSize({width: 1000, height: 1000});
  await expect.poll(() => scroller(page).evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0);
  expect(await cut()).toBe(0);
});

test('[moreStats] rounds scores and averages to one decimal only if that is chosen', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), member);
  await openGenres(page);
  const means = scroller(page).locator('tbody tr[data-index] td:nth-child(4)');
  const average = scroller(page).locator('tfoot td:nth-child(4)');
  await expect(average).toHaveText(/^\d+\.\d\d$/);
  expect((await listedTexts(means)).some(text => !/^\d+\.\d$/.test(text))).toBe(true);
  await changeSettings(page, {tableOneDecimal: true});
  await expect(average).toHaveText(/^\d+\.\d$/);
  expect((await listedTexts(means)).filter(text => !/^\d+\.\d$/.test(text))).toEqual([]);
});

test('[moreStats] shows labels and values in two columns', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), member);
  await showStats(page);
  const values = personal(page).locator('.ui-statistic-lines dd');
  await expect(values.first()).toBeVisible();
  const lefts = await values.evaluateAll(all => all.map(node => node.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(5);
  expect([...new Set(lefts)]).toHaveLength(1);
});
