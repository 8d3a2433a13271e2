// The undo of changes to the user's lists, from the message after each change and from the journal.
import type {Page} from '@playwright/test';

import {findWatched} from '#e2e/support/find';
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
