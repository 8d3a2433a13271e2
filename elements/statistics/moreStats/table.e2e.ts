import type {Page} from '@playwright/test';

import {listedTexts} from '#e2e/support/listed';
import {showStats} from '#e2e/support/personal';
import {personal, statsOf, tabs} from '#e2e/support/questions';
import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const member = {as: 'member', token: true} as const;
const openGenres = (page: Page) => tabs(page).getByRole('button', {name: 'Genres & Tags'}).click();
const scroller = (page: Page) => personal(page).locator('.ui-table-scroller').first();

test('[moreStats] shows what a tab opens below all links, 400 px wide', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), {...member, width: 400});
  await openGenres(page);
  await expect(personal(page).getByRole('heading', {name: 'Genres & Tags'})).toBeInViewport();
});

test('[moreStats] shows labels and values in two columns, and figures at the end of theirs', async ({open, ids}) => {
  const page = await open(statsOf(ids.other), member);
  await showStats(page);
  const values = personal(page).locator('.ui-statistic-lines dd');
  await expect(values.first()).toBeVisible();
  const lefts = await values.evaluateAll(all => all.map(node => node.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(5);
  expect([...new Set(lefts)]).toHaveLength(1);
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
  await test.step('whole rows above the averages', async () => {
    expect(await cut()).toBe(0);
  });
  await test.step('one decimal of scores and averages only if that is chosen', async () => {
    const means = scroller(page).locator('tbody tr[data-index] td:nth-child(4)');
    const average = scroller(page).locator('tfoot td:nth-child(4)');
    await expect(average).toHaveText(/^\d+\.\d\d$/);
    expect((await listedTexts(means)).some(text => !/^\d+\.\d$/.test(text))).toBe(true);
    await changeSettings(page, {tableOneDecimal: true});
    await expect(average).toHaveText(/^\d+\.\d$/);
    expect((await listedTexts(means)).filter(text => !/^\d+\.\d$/.test(text))).toEqual([]);
  });
  await test.step('in a window of 1000 px, too', async () => {
    await changeSettings(page, {tableOneDecimal: false});
    await page.setViewportSize({width: 1000, height: 1000});
    await expect.poll(() => scroller(page).evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(await cut()).toBe(0);
  });
});
