import type {Page} from '@playwright/test';

import {countEvaluated} from '#e2e/support/evaluated';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const linked = ({other}: Ids) => `/user/${other}/animelist?table=1~~~status:completed`;
const table = (page: Page) => page.locator('am-list-table-table');
const show = (page: Page) => page.getByRole('button', {name: 'Show with Automail'});

test('[listTable] asks whether to show the table of an address, and shows it', async ({open, ids}) => {
  const evaluated = countEvaluated();
  const page = await open(linked(ids), {beforeLoad: each => evaluated.start(each)});
  await expect(show(page)).toBeVisible();
  await expect(page.locator('.medialist > .lists')).toBeVisible();
  const loaded = (await evaluated.finish(page)).map(({name}) => name).filter(name => /table/i.test(name));
  expect(loaded.filter(name => /ListTable|TableButton|listTable\.feature|Grid|QueryBar/.test(name))).toEqual([]);
  await expect(table(page)).toHaveCount(0);
  await show(page).click();
  await expect(table(page)).toBeVisible();
  await expect(page.locator('am-list-table-button').getByRole('button', {pressed: true})).toBeVisible();
  expect((await evaluated.finish(page)).map(({name}) => name)).toContain('ListTable');
  await expect(show(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${siteUrl}${linked(ids)}`);
});

test('[listTable] remembers a no, and asks nothing without an address of a table', async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/animelist`);
  await waitUntilQuiet(page);
  await expect(show(page)).toHaveCount(0);
  await navigate(page, linked(ids));
  await expect(show(page)).toBeVisible();
  await test.step('the question ends with the address', async () => {
    await navigate(page, '/reviews');
    await expect(show(page)).toHaveCount(0);
    await navigate(page, '/reviews?table=1~~~a');
    await waitUntilQuiet(page);
    await expect(show(page)).toHaveCount(0);
  });
  await navigate(page, linked(ids));
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expect(show(page)).toHaveCount(0);
  await page.reload();
  await waitUntilQuiet(page);
  await expect(show(page)).toHaveCount(0);
  await expect(table(page)).toHaveCount(0);
  await test.step('it can still be turned on', async () => {
    await changeSettings(page, {listTable: true});
    await expect(table(page)).toBeVisible();
  });
});
