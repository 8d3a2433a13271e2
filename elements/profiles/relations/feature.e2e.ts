import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {changeSettings, hostSnapshot, navigate, waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const social = (name: string) => `/user/${name}/social`;
const tabs = (page: Page) => page.locator('am-relations-tabs');
const tab = (page: Page, name: string) => tabs(page).getByRole('button', {name: new RegExp(`^${name}( \\d+|\\d+)?$`)});
const panel = (page: Page) => page.locator('am-relations');
const names = (page: Page) => panel(page).getByRole('link').allInnerTexts();
const native = (page: Page) => page.locator('.user-social > .user-follow');

/** No pause of the API within a test. */
const manyCalls = 'rate?window=1000&limit=100000';

type Kind = 'following' | 'followers';

/** The names in a list of the stand-in's, in the order of the API. */
async function listOf(standIn: StandIn, name: string, kind: Kind): Promise<string[]> {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name,
  });
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const {Page: answer} = await queryApi<{
      Page: {pageInfo: {hasNextPage: boolean}} & Record<string, {name: string}[]>;
    }>(
      standIn,
      `query ($id: Int!, $page: Int) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage } ${kind}(userId: $id, sort: USERNAME) { name } } }`,
      {id: User.id, page},
    );
    found.push(...(answer[kind] ?? []).map(user => user.name));
    if (!answer.pageInfo.hasNextPage) return found;
  }
}

/** The expected names of each tab on the page of `owner` for `viewer`, compared one by one. */
async function expectedOf(standIn: StandIn, owner: string, viewer: string) {
  const [following, followers] = [await listOf(standIn, owner, 'following'), await listOf(standIn, owner, 'followers')];
  const ownFollowing = await listOf(standIn, viewer, 'following');
  const ownFollowers = await listOf(standIn, viewer, 'followers');
  return {
    Mutuals: following.filter(name => followers.includes(name)),
    'Following only': following.filter(name => !followers.includes(name)),
    'Followers only': followers.filter(name => !following.includes(name)),
    'Shared following': following.filter(name => ownFollowing.includes(name)),
    'Shared followers': followers.filter(name => ownFollowers.includes(name)),
  };
}

const pageCalls = async (standIn: StandIn) =>
  (await apiCalls(standIn)).filter(({operation}) => /Follow(ing|ers)Page/.test(operation ?? ''));

test(
  '[relations] shows mutuals, one-sided and shared follows of another user, with numbers on the tabs',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const expected = await expectedOf(standIn, ids.other, ids.user);
    for (const list of Object.values(expected)) expect(list.length).toBeGreaterThan(0);
    await standIn.control(manyCalls);
    const page = await open(social(ids.other), {as: 'member'});
    await expect(tabs(page).getByRole('button')).toHaveCount(5);
    await waitUntilQuiet(page);
    expect(await pageCalls(standIn)).toHaveLength(0);
    for (const [name, list] of Object.entries(expected))
      await test.step(name, async () => {
        await tab(page, name).click();
        await expect(native(page)).toBeHidden();
        await expect(tab(page, name)).toHaveText(new RegExp(`${list.length}$`));
        await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => names(page)).toEqual(list);
        await expect(panel(page).getByRole('status').last()).toHaveText(
          list.length === 1 ? '1 user' : `${list.length} users`,
        );
      });
    await test.step('returns to the site’s list', async () => {
      await page.locator('.filter-group > span', {hasText: /^Following/}).click();
      await expect(native(page)).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
    });
    await test.step('requests nothing again', async () => {
      const before = (await pageCalls(standIn)).length;
      await tab(page, 'Mutuals').click();
      await expect.poll(() => names(page)).toEqual(expected.Mutuals);
      expect(await pageCalls(standIn)).toHaveLength(before);
    });
  },
);

test('[relations] has three tabs for guests and on the own page, and compares two pages per request', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control(manyCalls);
  const page = await open(social(ids.user));
  await expect(tabs(page).getByRole('button')).toHaveText(['Mutuals', 'Following only', 'Followers only']);
  const {Mutuals: mutuals} = await expectedOf(standIn, ids.user, ids.user);
  await tab(page, 'Mutuals').click();
  await expect.poll(() => names(page)).toEqual(mutuals);
  await expect(tab(page, 'Mutuals')).toHaveText(new RegExp(`${mutuals.length}$`));
  const calls = await pageCalls(standIn);
  expect(calls[0]?.operation).toMatch(/^(FollowingPage_FollowersPage|FollowersPage_FollowingPage)/);
  expect(calls).toHaveLength(2);
  await test.step('and requests nothing again after a reload', async () => {
    await page.reload();
    await tab(page, 'Mutuals').click();
    await expect.poll(() => names(page)).toEqual(mutuals);
    expect(await pageCalls(standIn)).toHaveLength(2);
  });
  const own = await open(social(ids.user), {as: 'member'});
  await expect(tabs(own).getByRole('button')).toHaveCount(3);
});

test('[relations] is closed by every filter of the site, none of which looks chosen meanwhile, and when it is left or switched off', async ({
  open,
  ids,
}) => {
  const page = await open(social(ids.other));
  const filter = (name: string) => page.locator('.filter-group > span', {hasText: new RegExp(`^${name}`)});
  await expect(tabs(page).getByRole('button')).toHaveCount(3);
  await waitUntilQuiet(page);
  const shown: readonly (readonly [string, string])[] = [
    ['Followers', '.user-follow'],
    ['Forum Threads', '.user-threads'],
    ['Following', '.user-follow'],
  ];
  for (const [name, content] of shown) {
    await tab(page, 'Mutuals').click();
    await expect(native(page)).toBeHidden();
    await expect(page.locator('.filter-group > .active')).toHaveCSS('font-weight', '400');
    await filter(name).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`.user-social > ${content}`)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.filter-group > .active')).toHaveCSS('font-weight', '500');
  }
  await test.step('switched off while it is open', async () => {
    await changeSettings(page, {relations: false});
    await waitUntilQuiet(page);
    const before = await hostSnapshot(page);
    await changeSettings(page, {relations: true});
    await tab(page, 'Mutuals').click();
    await expect(native(page)).toBeHidden();
    await changeSettings(page, {relations: false});
    await expect(native(page)).toBeVisible();
    await expect.poll(async () => (await hostSnapshot(page)).markup).toBe(before.markup);
  });
  await changeSettings(page, {relations: true});
  await tab(page, 'Mutuals').click();
  await expect(native(page)).toBeHidden();
  await navigate(page, social(ids.user));
  await expect(tab(page, 'Mutuals')).toHaveAttribute('aria-pressed', 'false');
  await expect(native(page)).toBeVisible();
});

test('[relations] shows users as a list, opens profiles by keyboard and fits the window, 400 px wide', async ({
  open,
  ids,
}) => {
  const page = await open(social(ids.other), {width: 400});
  await tab(page, 'Followers only').focus();
  await page.keyboard.press('Enter');
  const link = panel(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.locator('am-social-theme-switch').getByRole('button', {name: 'List'}).click();
  await expect.poll(async () => (await link.boundingBox())?.height).toBe(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/user/${name}/?$`));
});
