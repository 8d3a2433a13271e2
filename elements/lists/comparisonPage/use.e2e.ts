import type {Page} from '@playwright/test';

import {countIn, exported, idsIn, listOf, openMenu, rows, tag, waitForLists} from '#e2e/support/compare';
import {apiCalls} from '#e2e/support/find';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const native = (page: Page) => page.locator('.user .content > .compare');
const button = (page: Page, name: string | RegExp) => ours(page).getByRole('button', {name});
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const member = {as: 'member'} as const;

test('[comparisonPage] highlights rows by click and by keyboard; a copied address shows the same table', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const [first = 0, second = 0] = await idsIn(page);
  const row = (on: Page, id: number) => ours(on).locator(`tr[data-media="${id}"]`);
  await row(page, first).locator('td.digest').click();
  await expect(row(page, first)).toHaveClass('highlighted');
  await row(page, second).getByRole('button').press('Enter');
  await expect(row(page, second)).toHaveClass('highlighted');
  expect(params(page).rows).toBe(`${first},${second}`);
  await ours(page)
    .getByRole('combobox', {name: /^Figure/})
    .selectOption('popularity');
  await expect(ours(page).locator('thead th.digest')).toContainText('Popularity');
  await countIn(page);
  const copy = await open(new URL(page.url()).pathname + new URL(page.url()).search, {as: ids.users10});
  await waitForLists(copy, [ids.other, ids.user]);
  await expect.poll(() => idsIn(copy)).toEqual(await idsIn(page));
  await ours(page)
    .getByRole('combobox', {name: /^Figure/})
    .selectOption('average');
  await expect(row(page, first)).toHaveClass('highlighted');
  await row(page, first).locator('td.digest').click();
  await expect(row(page, first)).not.toHaveClass('highlighted');
  await page.goBack();
  await expect(row(page, first)).toHaveClass('highlighted');
});

test('[comparisonPage] saves the table as CSV and JSON files named after the users', async ({open, ids}) => {
  const page = await open(path(ids.other, '?filter=MOVIE'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const [shown] = await countIn(page);
  const [name, csv] = await exported(page, 'CSV');
  expect(name).toBe(`Anime table for ${ids.other}, ${ids.user}.csv`);
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toMatch(new RegExp(`^\\uFEFF?ID,Title,Format,Average,${ids.other},`));
  expect(lines).toHaveLength(shown + 1);
  const [jsonName, json] = await exported(page, 'JSON');
  expect(jsonName).toBe(`Anime table for ${ids.other}, ${ids.user}.json`);
  expect(JSON.parse(json)).toMatchObject({
    version: '1.00',
    type: 'ANIME',
    people: [
      {name: ids.other, demand: 0, status: 'all'},
      {name: ids.user, demand: 0, status: 'all'},
    ],
  });
});

test('[comparisonPage] switches to the site’s own table and back', async ({open, ids}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await button(page, "Show AniList's table").click();
  await expect(native(page)).toBeVisible();
  await expect(ours(page).locator('table')).toHaveCount(0);
  expect(params(page).native).toBe('true');
  await button(page, "Show Automail's table").click();
  await expect(ours(page).locator('table')).toBeVisible();
  await expect(native(page)).toBeHidden();
});

test('[comparisonPage] adds a user with one request, and removes a user along with the media that only they have', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, third] = [await listOf(standIn, ids.other), await listOf(standIn, ids.users5)];
  const page = await open(path(ids.other, `?users=${ids.other}&minRatings=0`), member);
  await waitForLists(page, [ids.other]);
  await expect.poll(() => countIn(page)).toEqual([other.entries.size, other.entries.size]);
  const lists = async () => (await apiCalls(standIn)).filter(({operation}) => operation === 'ComparedList').length;
  await expect.poll(() => lists()).toBe(1);
  const add = button(page, 'Add');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await ours(page).getByLabel('Add a user').fill(`  ${ids.users5.toLowerCase()}* `);
  await add.click();
  await waitForLists(page, [ids.users5]);
  await expect.poll(() => lists()).toBe(2);
  expect(params(page).users).toBe(`${ids.other},${ids.users5.toLowerCase()}*`);
  const both = new Set([...other.entries.keys(), ...third.entries.keys()]).size;
  await expect.poll(async () => (await countIn(page))[1]).toBe(both);
  await ours(page).getByLabel('Add a user').fill(ids.other.toUpperCase());
  await add.click();
  await expect(ours(page)).toContainText(`Already in the table: ${ids.other.toUpperCase()}`);
  await openMenu(page, ids.other);
  await button(page, `Remove ${ids.other}`).click();
  await expect.poll(async () => (await countIn(page))[1]).toBe(third.entries.size);
  await openMenu(page, ids.users5);
  await button(page, `Remove ${ids.users5}`).click();
  await expect(ours(page)).toContainText(/nothing to compare/i);
  expect(params(page).users).toBe('');
  await page.goBack();
  await expect.poll(async () => (await countIn(page))[1]).toBe(third.entries.size);
  await expect.poll(() => lists()).toBe(2);
});

test('[comparisonPage] neither highlights a row nor changes the history while text is selected', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const cell = ours(page).locator('tr[data-media] td.digest').first();
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not visible.');
  const before = page.url();
  const depth = await page.evaluate(() => history.length);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, y, {steps: 4});
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).not.toBe('');
  await expect(ours(page).locator('tr.highlighted')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(depth);
  await cell.dblclick({position: {x: 14, y: box.height / 2}});
  await expect.poll(() => page.url()).toBe(before);
  await expect(ours(page).locator('tr.highlighted')).toHaveCount(0);
  await ours(page).locator('tr[data-media] td.digest').nth(1).click();
  await expect(ours(page).locator('tr.highlighted')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(depth + 1);
});

test('[comparisonPage] shows rows once all lists have loaded, so that none moves them', async ({
  open,
  ids,
  standIn,
}) => {
  const page = await open('/reviews', {as: 'member', token: true});
  await standIn.control('faults?operation=ComparedList&kind=latency&ms=2500&times=1');
  await page.evaluate(tagName => {
    const seen: string[] = [];
    Object.assign(globalThis, {firstRows: seen});
    const look = () => {
      const row = document.querySelector(tagName)?.shadowRoot?.querySelector('tr[data-media]');
      const id = row?.getAttribute('data-media');
      if (id && id !== seen.at(-1)) seen.push(id);
      requestAnimationFrame(look);
    };
    look();
  }, tag);
  const users = [ids.user, ids.other, ids.users5];
  await navigate(page, path(ids.other, `?users=${users.join()}&sort=ratings`));
  await waitForLists(page, users);
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'firstRows') as string[])).toHaveLength(1);
});
