import {expect, type Page} from '@playwright/test';

import type {StoredEntry, StoredList} from './imports';

/** Settings in which entries of the list table can be edited together. */
export const bulkSettings = {listTable: true, bulkEdit: true};

export const table = (page: Page) => page.locator('am-list-table-table');
export const bar = (page: Page) => page.locator('am-bulk-edit-bar');
/** The box of the row with this position, from 0. */
export const box = (page: Page, index: number) =>
  table(page)
    .getByRole('checkbox')
    .nth(index + 1);
export const editJob = (page: Page) => bar(page).getByRole('group', {name: /^Bulk edit of /});
export const press = (page: Page, name: string | RegExp) =>
  bar(page)
    .getByRole('button', typeof name === 'string' ? {name, exact: true} : {name})
    .click();

/** Shows the list as a table, if it isn't one already. */
export async function showTable(page: Page) {
  const button = page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true});
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
}

/** Shows the site's lists again. */
export const hideTable = (page: Page) =>
  page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true, pressed: true}).click();

/** Shows the list as a table whose rows can be selected. */
export async function openTable(page: Page) {
  await showTable(page);
  await expect(table(page).getByRole('checkbox').nth(1)).toBeVisible();
}

/** Selects all entries that are shown. */
export async function selectAll(page: Page) {
  await table(page).getByRole('checkbox').first().click();
  await expect(bar(page).getByRole('status').first()).toContainText(/^\d/);
}

/** Switches fields of the form on. */
export async function switchOn(page: Page, ...fields: readonly string[]) {
  for (const name of fields) await bar(page).getByRole('checkbox', {name, exact: true}).check();
}

/** Opens the review, and waits until it shows this many entries. */
export async function review(page: Page, count: number) {
  await press(page, 'Review');
  await expect(bar(page).getByRole('table').getByRole('checkbox')).toHaveCount(count);
}

/** The entries of a list by media id, without their own ids, which a deletion changes; missing values are empty ones. */
export async function entriesOf(list: StoredList): Promise<Readonly<Record<number, Omit<StoredEntry, 'id'>>>> {
  const entries = await list.entries();
  return Object.fromEntries(
    entries.map(({id, notes, progressVolumes, ...entry}) => {
      void id;
      return [entry.mediaId, {...entry, notes: notes ?? '', progressVolumes: progressVolumes ?? 0}];
    }),
  );
}
