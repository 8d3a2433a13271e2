import type {Page} from '@playwright/test';

import {countIn, head, rows, tag, waitForLists} from '#e2e/support/compare';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, changeStandaloneSetting, navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const people = (page: Page) => ours(page).locator('thead th.person');

test('[comparisonPage] explains for each user why their list is missing, and shows the other lists', async ({
  open,
  ids,
  expectedReports,
}) => {
  expectedReports.push(/The call ComparedList failed/);
  const missing = [ids.privateUser, ids.blockingUser, 'nobodyofthisname'];
  const page = await open(path(ids.other, `?users=${[ids.other, ...missing].join()}*`), {as: 'member', token: true});
  await waitForLists(page, [ids.other]);
  for (const name of missing) {
    await expect(head(page, name)).toContainText("Not found. This user doesn't exist, was renamed");
    await expect(head(page, name).getByRole('button', {name: 'Try again'})).toHaveCount(0);
  }
  // A requirement for a user whose list is missing hides nothing.
  expect((await countIn(page))[0]).toBeGreaterThan(50);
});

test('[comparisonPage] says only once that it waits', async ({open, ids, standIn, expectedReports}) => {
  expectedReports.push(/429/);
  await standIn.control('faults?operation=ComparedList&kind=429');
  const page = await open(path(ids.other, `?users=${ids.other}`), {as: 'member'});
  await expect(head(page, ids.other)).toContainText(/waiting/i);
  await expect(ours(page)).not.toContainText(/arranging|the table appears/i);
});

test('[comparisonPage] asks before it requests the lists of more than 12 users, and shows odd names unchanged', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/The call ComparedList failed/);
  const odd = ['😀', '<b>x</b>', '100%', "o'x", ids.other.toUpperCase(), ids.other];
  const users = [ids.other, ...odd, ...Array.from({length: 53}, (_, index) => `nobody${index}`)];
  const query = `?users=${encodeURIComponent(users.join())}`;
  const page = await open(path(ids.other, query), {as: 'member'});
  await expect(people(page)).toHaveCount(58);
  await waitForLists(page, [ids.other]);
  await expect(ours(page)).toContainText("46 more lists haven't been loaded.");
  await expect(people(page).nth(2)).toContainText('<b>x</b>');
  await expect(people(page).nth(12)).toContainText('Not loaded yet.');
  const lists = (await apiCalls(standIn)).filter(({operation}) => operation === 'ComparedList');
  expect(lists.length).toBeLessThanOrEqual(12);
  await expect.poll(() => ours(page).locator('b').count()).toBe(0);
});

test('[comparisonPage] follows a change to your own list that is made while it is open', async ({open, ids}) => {
  const page = await open(path(ids.other, `?users=${ids.user}&sort=@${ids.user}`), {as: 'member', token: true});
  await waitForLists(page, [ids.user]);
  await countIn(page);
  const media = await rows(page).first().getAttribute('data-media');
  const score = ours(page).locator(`tr[data-media="${media}"] .score`);
  await expect(score).toHaveText('100');
  const other = await page.context().newPage();
  await other.goto(`https://anilist.co/anime/${media}/`);
  await other.getByRole('button', {name: 'Lower score'}).click();
  await expect(score).toHaveText('99');
  await ours(page).getByRole('button', {name: "Show AniList's table"}).click();
  await ours(page).getByRole('button', {name: "Show Automail's table"}).click();
  await expect(score).toHaveText('99');
  await other.close();
});

test('[comparisonPage] shows media under the user’s aliases, uses the site’s router and leaves nothing behind', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other, '?sort=title'), {as: 'member', settings: {titleAliases: true}});
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const id = await rows(page).first().getAttribute('data-media');
  await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${id}/`, '000 bikini of mine']]);
  const link = ours(page).locator(`tr[data-media="${id}"] a`);
  await expect(link).toHaveText('000 bikini of mine');
  await expect(rows(page).first()).toHaveAttribute('data-media', String(id));
  await expect(link).toHaveCSS('filter', 'none');
  await changeSettings(page, {SFWmode: true});
  await expect(ours(page).locator(`tr[data-media="${id}"] .name`)).toHaveCSS('filter', 'blur(10px)');
  await expect(link).toHaveAttribute('href', `/anime/${id}/`);
  await page.evaluate(() => Object.assign(globalThis, {isSamePage: true}));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/anime/${id}/`));
  await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(ours(page)).toHaveCount(0);
  await navigate(page, path(ids.other));
  await waitForLists(page, [ids.other, ids.user]);
});
