// Questions about users hidden from the signed-in user, compared with the API's answers to guests and to the user.
import {queryAsMember, queryApi} from '#e2e/support/api';
import {choose, ownStats, panel, run} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] How many people have blocked you compares the totals', async ({open, ids, standIn}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const count = '{ Page(perPage: 1) { pageInfo { total } users { id } } }';
  const {Page: everybody} = await queryApi<{Page: {pageInfo: {total: number}}}>(standIn, count);
  const {Page: visible} = await queryAsMember<{Page: typeof everybody}>(standIn, 'member', count, {});
  const blocked = everybody.pageInfo.total - visible.pageInfo.total;
  expect(blocked).toBeGreaterThan(0);
  const page = await open(ownStats(ids), on);
  await choose(page, 'How many people have blocked you');
  await run(page);
  await expect(panel(page)).toContainText(
    blocked === 1 ? '1 user has blocked you' : `${blocked} users have blocked you`,
  );
});

test('[moreStats] Find people you have blocked or who blocked you lists users whose statuses are missing', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const post = (as: string, text: string) =>
    queryAsMember(standIn, as, 'mutation ($text: String) { SaveTextActivity(text: $text) { id } }', {text});
  await post(ids.blockingUser, 'The member does not see this.');
  await post(ids.blockingUser, 'Nor this.');
  await post(ids.other, 'Everybody sees this.');
  const page = await open(ownStats(ids), on);
  await choose(page, 'Find people you have blocked or who blocked you');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const row = panel(page).locator('tbody tr', {hasText: ids.blockingUser});
  await expect(row.locator('td').nth(1)).toHaveText(/^\d+$/);
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText('Stopped.');
  expect(Number(await row.locator('td').nth(1).textContent())).toBeGreaterThanOrEqual(2);
  await expect(panel(page).locator('tbody tr', {hasText: ids.other})).toHaveCount(0);
});
