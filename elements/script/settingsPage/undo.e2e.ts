// The undo of changes to the user's lists, from the message after each change and from the journal.
import type {Page} from '@playwright/test';

import {findReading, findWatched} from '#e2e/support/find';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {cardOf, saveEntry} from '#e2e/support/progress';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const score = (page: Page) => page.locator('am-entry-score').getByRole('group', {name: 'Score'}).locator('output');
const toast = (page: Page) => page.locator('.ui-toast');

interface Written {
  mutation: string;
  variables: {score?: number};
}

const scores = async (standIn: StandIn) =>
  (await standIn.control<Written[]>('ledger'))
    .filter(({mutation}) => mutation === 'SaveMediaListEntry')
    .map(({variables}) => variables.score);

test('[settingsPage] offers to undo a change of the list right after it, one click from all changes, and only once', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=3000&limit=100');
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true});
  const before = Number.parseFloat(await score(page).innerText());
  await page.getByRole('button', {name: 'Lower score'}).click();
  await expect(toast(page)).toContainText(`: score ${before} → score`);
  await expect.poll(() => scores(standIn)).toHaveLength(1);
  await toast(page).getByRole('button', {name: 'Undo'}).click();
  await expect.poll(async () => (await scores(standIn)).slice(1)).toEqual([before]);
  await expect(toast(page)).toContainText(`→ score ${before}`);
  await toast(page).getByRole('link', {name: 'All changes'}).click();
  const journal = page.locator('am-settings-page').getByRole('region', {name: 'Changes to your lists'});
  await expect(journal).toBeInViewport();
  const lines = journal.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText('Undone');
  await expect(lines.nth(1).getByRole('button')).toHaveCount(0);
  await expect(lines.nth(0).getByRole('button', {name: /^Undo: /})).toBeVisible();
  // On this page, the journal is enough.
  await expect(toast(page)).toHaveCount(0);
  await lines
    .nth(0)
    .getByRole('button', {name: /^Undo: /})
    .click();
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText('Undone');
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  for (const line of [1, 2]) await expect(lines.nth(line)).toContainText('Undone');
});

test('[settingsPage] has a line with Undo for the changes of each part that changes entries', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId, progress} = await findWatched(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress});
  const mangaId = await findReading(standIn, ids.user);
  await saveEntry(standIn, {mediaId: mangaId, progress: 3});
  const page = await open('/home', {as: 'member', token: true});
  const announced = async (what: RegExp) => {
    await expect(toast(page)).toContainText(what);
    await expect(toast(page).getByRole('button', {name: 'Undo'})).toBeVisible();
  };
  await test.step('"+1" on a card', async () => {
    await cardOf(page, mediaId).locator('am-plus-progress').getByRole('button').click();
    await announced(/progress \d+ → progress/);
  });
  await test.step('the score on a media page', async () => {
    await navigate(page, `/anime/${mediaId}/`);
    await page.getByRole('button', {name: 'Lower score'}).click();
    await announced(/score [\d.]+ → score/);
  });
  await test.step('the start of a range in the list editor', async () => {
    await navigate(page, `/manga/${mangaId}/`);
    await waitUntilQuiet(page);
    await page.locator('.media .actions .add').click();
    await expect(page.locator('.list-editor .form.progress input')).toHaveValue('3');
    await waitUntilQuiet(page);
    await page.locator('.form.progress .el-input-number__increase').click();
    await page.locator('am-range-setter').getByRole('button', {name: 'Set start of range'}).click();
    await announced(/progress 3 → progress 4/);
    await page.locator('.list-editor-wrap').click({position: {x: 5, y: 5}});
    await expect(page.locator('.list-editor')).toHaveCount(0);
  });
  await test.step('plus and minus on the list', async () => {
    await navigate(page, `/user/${ids.user}/animelist`);
    const row = page.locator('.list-entries .row', {has: page.locator(`.title > a[href^="/anime/${mediaId}/"]`)});
    await row.first().scrollIntoViewIfNeeded();
    await row.first().getByRole('button', {name: 'Raise score'}).click();
    await announced(/score [\d.]+ → score/);
  });
  await navigate(page, '/settings/apps#aniscripts-journal');
  const lines = page
    .locator('am-settings-page')
    .getByRole('region', {name: 'Changes to your lists'})
    .getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.filter({hasText: /No\. \d/})).toHaveCount(0);
  await expect(lines.getByRole('button', {name: /^Undo: /})).toHaveCount(4);
});
