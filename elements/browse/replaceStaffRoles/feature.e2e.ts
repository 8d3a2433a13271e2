import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, changeStandaloneSetting, navigate, waitUntilQuiet} from '#e2e/support/page';
import {cardsIn, filterRoles, orderRoles, rolesOf, staffLists as ours, titlesIn} from '#e2e/support/roles';
import {expect, test} from '#e2e/support/test';

const signedIn = {as: 'member', token: true} as const;
const native = '.staff-wrap > .filters, .staff-wrap > .character-roles, .staff-wrap > .media-roles';

/** Whether the site's sort and both of its lists are shown. */
const expectNative = (page: Page, isShown: boolean) =>
  expect(page.locator(native).filter({visible: isShown})).toHaveCount(3);

test(
  '[replaceStaffRoles] shows as many roles as AniList has, in place of the site’s lists',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/staff/${ids.staff}`);
    const {voices, anime} = await rolesOf(standIn, ids.staff);
    const headings = page.locator(ours).getByRole('heading', {level: 2});
    await expect(headings).toHaveText([`Voice roles (${voices})`, `Anime staff roles (${anime})`]);
    await expectNative(page, false);
  },
);

test('[replaceStaffRoles] updates from one staff member to the next, and links to media and characters', async ({
  open,
}) => {
  const page = await open('/staff/96874');
  await expect(page.locator(ours).getByRole('heading', {level: 2})).toHaveText([
    'Anime staff roles (3)',
    'Manga staff roles (1)',
  ]);
  await navigate(page, '/staff/95011');
  await expect(page.locator(ours).getByRole('heading', {level: 2}).first()).toHaveText(/^Voice roles/);
  await expect(page.locator(native).first()).toBeHidden();
  const link = page.locator(ours).getByRole('link', {name: 'Spike Spiegel'}).first();
  await expect(link).toHaveAttribute('href', '/character/1/Spike-Spiegel');
  await page.locator(ours).getByRole('link', {name: 'Cowboy Bebop'}).first().click();
  await expect(page).toHaveURL(/\/anime\/1\/Cowboy-Bebop\/$/);
});

test('[replaceStaffRoles] sorts in the chosen order, and filters by keys, patterns and any other text', async ({
  open,
  ids,
}) => {
  const page = await open(`/staff/${ids.staff}`, {settings: {staffRoleOrder: 'chronological'}});
  await test.step('sorts, with dates under headings of their years', async () => {
    const years = page.locator(ours).getByRole('heading', {level: 3});
    await expect(years).toHaveText(['1998', '2001', '1998', '2001']);
    await page.locator(ours).getByRole('button', {name: 'Reverse order'}).click();
    await expect(years).toHaveText(['2001', '1998', '2001', '1998']);
    await orderRoles(page, ours, 'Length');
    await expect(years).toHaveCount(0);
    await expect(cardsIn(page, ours).locator('.ui-role-fact').first()).toHaveText('1.9 hours');
    await page.locator(ours).getByRole('button', {name: 'Reverse order'}).click();
    await expect(cardsIn(page, ours).locator('.ui-role-fact').first()).toHaveText('10.4 hours');
    // Guests have no list.
    const orders = await page.locator(ours).getByLabel('Sort by').getByRole('option').allInnerTexts();
    expect(orders).toEqual(['Alphabetical', 'Chronological', 'Popularity', 'Favorites', 'Length', 'Average score']);
    await expect(page.locator(ours).getByLabel('On my list')).toHaveCount(0);
  });
  await test.step('filters, and reports what it cannot use', async () => {
    await expect(cardsIn(page, ours)).toHaveCount(4);
    await filterRoles(page, 'spiegel', '2 of 4 match');
    await filterRoles(page, 'role: theme', '1 of 4 matches');
    await filterRoles(page, '1998', '2 of 4 match');
    await filterRoles(page, 'title: ^cowboy.bebop$', '2 of 4 match');
    await filterRoles(page, '(a+)+$', /^(No roles match\.|\d of 4 match) This expression could take too long/);
    await filterRoles(page, 'studio: bones', /^No roles match\. “studio:” isn't a known field/);
    await filterRoles(page, 'x'.repeat(10_000), 'No roles match.');
    await page.locator(ours).getByRole('searchbox').press('Escape');
    await expect(cardsIn(page, ours)).toHaveCount(4);
  });
});

test('[replaceStaffRoles] uses your own list: statuses, progress, a filter for listed media, and statistics of the shown roles', async ({
  open,
  ids,
}) => {
  const page = await open(`/staff/${ids.staff}`, signedIn);
  await expect(cardsIn(page, ours)).toHaveCount(4);
  await expect(page.locator(ours).getByRole('img', {name: 'Completed'})).toHaveCount(2);
  await orderRoles(page, ours, 'My progress');
  await expect(cardsIn(page, ours).locator('.ui-role-fact')).toHaveText(['10.4 hours', '10.4 hours']);
  await page.locator(ours).getByLabel('On my list').check();
  await expect(cardsIn(page, ours)).toHaveCount(2);
  await page.locator(ours).getByText('Statistics').click();
  await expect(page.locator(ours).locator('.statistics').getByRole('listitem')).toHaveText([
    /^Voice roles 1 anime · mean score [\d.]+% · 10\.4 hours · 1 started · 10\.4 hours watched\s*Main 1$/,
    /^Anime staff roles 1 anime .*Theme Song Performance 1$/s,
  ]);
  expect(await violations(page, ours)).toEqual([]);
});

test('[replaceStaffRoles] shows title aliases and native names, and blurs pictures in safe-for-work mode', async ({
  open,
  ids,
}) => {
  const page = await open(`/staff/${ids.staff}`, {settings: {titleLanguage: 'NATIVE'}});
  await expect(page.locator(ours).getByRole('link', {name: 'スパイク・スピーゲル'}).first()).toBeVisible();
  await changeStandaloneSetting(page, 'titleAliases', [['/anime/1/', 'Space Jazz']]);
  await expect.poll(() => titlesIn(page, ours)).toContain('Space Jazz');
  await expect(
    page
      .locator(ours)
      .getByRole('link', {name: /^Space Jazz/})
      .first(),
  ).toHaveAttribute('href', '/anime/1/Space-Jazz/');
  await expect(page.locator(ours).locator('img').first()).toHaveCSS('filter', 'none');
  await changeSettings(page, {SFWmode: true});
  await expect(page.locator(ours).locator('img').first()).toHaveCSS('filter', 'blur(10px)');
});

test('[replaceStaffRoles] keeps the site’s lists while there is no answer, shows why, and retries', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/failed/);
  await standIn.control('faults?operation=*&kind=500');
  const page = await open(`/staff/${ids.staff}`);
  await expect(page.locator(ours).getByRole('alert')).toHaveText(/^We couldn't load all roles. .+ Try again$/);
  await expectNative(page, true);
  await standIn.control('faults?clear');
  await page.locator(ours).getByRole('button', {name: 'Try again'}).click();
  await expect(cardsIn(page, ours)).toHaveCount(4);
  await expect(page.locator(native).first()).toBeHidden();
});

test('[replaceStaffRoles] leaves the page of a staff member without roles unchanged', async ({open, standIn}) => {
  const without = 95185;
  const page = await open(`/staff/${without}`);
  await expect.poll(async () => (await apiCalls(standIn)).length).toBeGreaterThan(0);
  await waitUntilQuiet(page);
  await expect(page.locator(ours)).toHaveText('');
  await expect(page.locator(native).and(page.locator('[data-am-instead]'))).toHaveCount(0);
});

test('[replaceStaffRoles] repeats no request within ten minutes', async ({open, ids, standIn}) => {
  const page = await open(`/staff/${ids.staff}`);
  await expect(cardsIn(page, ours)).toHaveCount(4);
  await waitUntilQuiet(page);
  // For the page in between, a request may or may not be sent before it is left.
  const asked = async () =>
    (await apiCalls(standIn)).map(({operation}) => operation).filter(name => name?.includes('Staff'));
  const before = await asked();
  await navigate(page, '/reviews');
  await navigate(page, `/staff/${ids.staff}`);
  await expect(cardsIn(page, ours)).toHaveCount(4);
  expect(await asked()).toEqual(before);
});
