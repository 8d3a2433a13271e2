import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {countIn, head, idsIn, openMenu, rows, tag, waitForLists} from '#e2e/support/compare';
import {listedTexts} from '#e2e/support/listed';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const member = {as: 'member'} as const;

test('[comparisonPage] has a table as wide as its box, names its signs, and is used by keyboard', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const table = ours(page).locator('table');
  const [box, scroller] = [await table.boundingBox(), await ours(page).locator('.scroller').boundingBox()];
  expect(box?.width).toBeGreaterThan((scroller?.width ?? 0) - 20);
  expect((await table.locator('thead').boundingBox())?.height).toBe(64);
  await test.step('one tab stop in its rows, and arrow keys for the others', async () => {
    const [first = 0, second = 0] = await idsIn(page);
    const row = (id: number) => ours(page).locator(`tr[data-media="${id}"]`);
    const stops = rows(page).locator(':is(button, a):not([tabindex="-1"])');
    await expect(stops).toHaveCount(1);
    await row(first).getByRole('button').focus();
    await page.keyboard.press('ArrowUp');
    await expect(row(first).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(second).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(row(second).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(row(second).getByRole('button')).toBeFocused();
    await expect(stops).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(row(second).getByRole('button')).toBeFocused();
  });
  await test.step('menus of the head', async () => {
    const button = head(page, ids.user).getByRole('button', {name: `Options for ${ids.user}`});
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const choice = head(page, ids.user).getByRole('combobox', {name: /^Rating/});
    await expect(choice).toBeFocused();
    await choice.selectOption('★ Rated');
    await expect(head(page, ids.user).locator('.required')).toHaveText('★ Rated');
    expect(await violations(page, tag)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(choice).toHaveCount(0);
    await openMenu(page, ids.user);
    await ours(page).getByRole('list', {name: 'Signs in the table'}).click();
    await expect(choice).toHaveCount(0);
  });
  await test.step('the signs of its cells', async () => {
    const legend = ours(page).getByRole('list', {name: 'Signs in the table'});
    expect((await listedTexts(legend.getByRole('listitem'))).map(text => text.trim())).toEqual([
      'Completed',
      'Watching',
      'Planning',
      'Paused',
      'Dropped',
      'Rewatching',
      'Favorite',
      'Low to high rating',
    ]);
    await ours(page).getByLabel('Color whole cells').uncheck();
    await expect(legend.getByRole('listitem')).toHaveCount(7);
  });
});

test('[comparisonPage] keeps titles of two lines in place at 400 px, and fades while columns are beyond the edge', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), {...member, width: 400});
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const scroller = ours(page).locator('.scroller');
  const frame = ours(page).locator('.frame');
  const title = rows(page).first().locator('th');
  const place = async () => (await title.boundingBox())?.x;
  const before = await place();
  expect((await title.boundingBox())?.width).toBe(140);
  const heights = await rows(page).evaluateAll(all => all.map(row => row.getBoundingClientRect().height));
  expect([...new Set(heights)]).toHaveLength(1);
  await expect(frame).toHaveAttribute('data-more', 'true');
  await scroller.evaluate(node => node.scrollTo(node.scrollWidth, 0));
  await expect(frame).toHaveAttribute('data-more', 'false');
  expect(await place()).toBe(before);
});
