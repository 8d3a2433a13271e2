import type {Page} from '@playwright/test';

import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const own = ({user}: Ids) => `/user/${user}/animelist`;
const table = (page: Page) => page.locator('am-list-table-table');
const field = (page: Page) => table(page).getByRole('searchbox').or(table(page).getByRole('combobox')).first();
const button = (page: Page) => page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
const on = {listTable: true};
const signedIn = {as: 'member', token: true} as const;

/** The number of history entries. */
const entries = (page: Page) => page.evaluate(() => history.length);

test('[listTable] keeps the view in the address, through the site’s own changes of it', async ({open, ids}) => {
  const page = await open(`${own(ids)}?utm=a%20b#x`, {...signedIn, settings: on});
  await button(page).click();
  await expect(field(page)).toBeVisible();
  const before = await entries(page);
  await field(page).fill('status:completed & more');
  await expect(page).toHaveURL(`${siteUrl}${own(ids)}?utm=a%20b&table=1~~~status:completed+%26+more#x`);
  expect(await entries(page)).toBe(before);
  await test.step('a section of the site keeps it', async () => {
    await page
      .locator('.filters-wrap .filter-group span', {hasText: /^Completed/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/Completed[^?]*\?(?:.*&)?table=1~~~status:completed\+%26\+more$/);
    await expect(field(page)).toHaveValue('status:completed & more');
  });
  await test.step('the site’s own parameter, too', async () => {
    await page.evaluate(path => history.replaceState(history.state, '', path), `${own(ids)}?sort=Score`);
    await expect(page).toHaveURL(`${siteUrl}${own(ids)}?sort=Score&table=1~~~status:completed+%26+more`);
  });
  await test.step('it opens again with a reload', async () => {
    await page.reload();
    await expect(field(page)).toHaveValue('status:completed & more');
  });
  await test.step('and it ends with the table', async () => {
    await button(page).click();
    await expect(page).toHaveURL(`${siteUrl}${own(ids)}?sort=Score`);
    await waitUntilQuiet(page);
    expect(page.url()).not.toContain('table=');
  });
});

test('[listTable] shows the view of an address that the user comes to, and goes back to', async ({open, ids}) => {
  const page = await open('/reviews', {...signedIn, settings: on});
  await navigate(page, `${own(ids)}?table=1~title,score~status~first`);
  await expect(field(page)).toHaveValue('first');
  await navigate(page, `${own(ids)}/Watching?table=1~~~second`);
  await expect(field(page)).toHaveValue('second');
  await expect(page).toHaveURL(`${siteUrl}${own(ids)}/Watching?table=1~~~second`);
  await page.goBack();
  await expect(field(page)).toHaveValue('first');
  await page.goBack();
  await expect(table(page)).toHaveCount(0);
  await test.step('a view of another version opens nothing', async () => {
    await navigate(page, `${own(ids)}?table=2~~~first`);
    await expect(page.locator('.medialist > .lists')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(table(page)).toHaveCount(0);
  });
});

test('[listTable] copies the address, and refuses one that is too long', async ({open, ids}) => {
  const page = await open(`${own(ids)}?table=1~~~score%3E1`, {...signedIn, settings: on});
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = table(page).getByRole('button', {name: 'Copy link'});
  await copy.click();
  await expect(table(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}${own(ids)}?table=1~~~score%3E1`);
  await field(page).fill('ü'.repeat(250));
  await expect(copy).toHaveCount(0);
  await expect(table(page).getByText(/too long/i)).toBeVisible();
  await expect(page).toHaveURL(siteUrl + own(ids));
});
