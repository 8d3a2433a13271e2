// The data that one account leaves in the browser, and what happens to them when another account signs in or only the
// core runs afterwards.
import type {Page} from '@playwright/test';

import {tokenOf} from '../support/api';
import {allSwitches} from '../support/features';
import {findWatched} from '../support/find';
import {waitUntilQuiet, changeSettings} from '../support/page';
import {countRows} from '../support/database';
import {siteUrl, type StandIn} from '../support/server';
import {expect, test} from '../support/test';
import {vaultToken, writeVault} from '../support/vault';

const own = {as: 'member', token: true} as const;
const box = (page: Page) => page.locator('am-entry-score');
const score = (page: Page) => box(page).getByRole('group', {name: 'Score'}).locator('output');

interface Saved {
  mutation: string;
  user: string;
  variables: {score?: number};
}

const saved = async (standIn: StandIn) =>
  (await standIn.control<Saved[]>('ledger'))
    .filter(({mutation}) => mutation === 'SaveMediaListEntry')
    .map(({user, variables}) => [user, variables.score]);

/** Lowers a score while the API does not answer; resolves to the score that waits in the outbox. */
async function lowered(page: Page, standIn: StandIn) {
  await standIn.control('rate?window=3000&limit=100');
  await standIn.control('faults?operation=SaveMediaListEntry&kind=500');
  await expect(score(page)).toHaveText(/^[\d.]+/);
  await page.getByRole('button', {name: 'Lower score'}).click();
  await expect(box(page)).toContainText('Not saved yet');
  return Number.parseFloat(await score(page).innerText());
}

/** Signs another user in to both the site and the script, in the same browser. */
async function become(page: Page, standIn: StandIn, member: string) {
  const token = await tokenOf(standIn, member);
  await page.goto(`${siteUrl}/__standin/sign-in?as=${encodeURIComponent(member)}`);
  await writeVault(page, token);
}

test('[entryScore] holds a change of one account, hidden and unsent, while another account is signed in', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await open(`/anime/${mediaId}/`, own);
  const mine = await lowered(page, standIn);
  const first = await vaultToken(page);
  await become(page, standIn, ids.other);
  await expect.poll(() => vaultToken(page)).not.toBe(first);
  await standIn.control('faults?clear');
  await page.goto(`${siteUrl}/settings/apps`);
  const waiting = page.locator('am-settings-page').getByRole('region', {name: 'Waiting changes'});
  await expect(waiting).toContainText('1 change is waiting for another account to sign in.');
  await expect(waiting.getByRole('listitem')).toHaveCount(0);
  await page.goto(`${siteUrl}/anime/${mediaId}/`);
  await waitUntilQuiet(page);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect([await saved(standIn), await countRows(page, 'writes')]).toEqual([[], 1]);
  await become(page, standIn, ids.user);
  await page.goto(`${siteUrl}/anime/${mediaId}/`);
  await expect(score(page)).toHaveText(new RegExp(`^${mine}\\b`));
  await expect.poll(() => saved(standIn)).toEqual([[ids.user, mine]]);
  await expect.poll(() => countRows(page, 'writes')).toBe(0);
});

test(
  'sends a change left by a closed tab from a page on which every feature is off',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, own);
    const mine = await lowered(page, standIn);
    await changeSettings(page, allSwitches(false));
    const next = await page.context().newPage();
    await page.close();
    await standIn.control('faults?clear');
    await next.goto(`${siteUrl}/terms`);
    await expect.poll(() => saved(standIn)).toEqual([[ids.user, mine]]);
    await expect.poll(() => countRows(next, 'writes')).toBe(0);
  },
);
