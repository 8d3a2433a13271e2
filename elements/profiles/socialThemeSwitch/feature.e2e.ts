import {queryApi} from '#e2e/support/api';
import {expect, test, type Ids} from '#e2e/support/test';
import {largest} from '#e2e/support/listed';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';

const social = ({user}: Ids) => `/user/${user}/social`;
const ours = 'am-social-theme-switch';
const cards = '.user-follow .follow-card';

/** The names of the users that a user follows, or of their followers. */
async function names(standIn: Parameters<typeof queryApi>[0], name: string, kind: 'following' | 'followers') {
  const {User} = await queryApi<{User: {id: number}}>(standIn, 'query ($name: String) { User(name: $name) { id } }', {
    name,
  });
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const {Page} = await queryApi<{Page: {pageInfo: {hasNextPage: boolean}} & Record<string, {name: string}[]>}>(
      standIn,
      `query ($id: Int!, $page: Int) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage } ${kind}(userId: $id) { name } } }`,
      {id: User.id, page},
    );
    found.push(...(Page[kind] ?? []).map(user => user.name));
    if (!Page.pageInfo.hasNextPage) return found;
  }
}

test(
  '[socialThemeSwitch] shows people as a list, as chosen before, and leaves other tabs alone',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open(social(ids), {settings: {socialListView: true}});
    const card = page.locator(cards).first();
    await expect(card.locator('.name')).toHaveCSS('opacity', '1');
    const inList = await card.boundingBox();
    await page.locator(ours).getByRole('button', {name: 'Cards'}).press('Enter');
    await expect(card.locator('.name')).toHaveCSS('opacity', '0');
    const inCards = await card.boundingBox();
    expect(inList?.width).toBeGreaterThan(2 * (inCards?.width ?? 0));
    await page.locator(ours).getByRole('button', {name: 'List'}).click();
    await expect(card.locator('.name')).toHaveCSS('opacity', '1');
    // Elsewhere it is switched off while it shows cards.
    await changeSettings(page, {socialThemeSwitch: false});
    await expect(card.locator('.name')).toHaveCSS('opacity', '0');
    await changeSettings(page, {socialThemeSwitch: true});
    await expect(page.locator(ours)).toHaveCount(1);
    await page.locator('.filter-group > span', {hasText: 'Forum Threads'}).click();
    await expect(page.locator(ours)).toHaveCount(0);
  },
);

test('[socialThemeSwitch] marks users who do not follow back, on both tabs', async ({open, ids, standIn}) => {
  const following = await names(standIn, ids.user, 'following');
  const followers = new Set(await names(standIn, ids.user, 'followers'));
  const page = await open(social(ids));
  const marked = page.locator('[data-am-follow="Not following back"]');
  await page.locator(ours).getByRole('button', {name: 'Check follow-backs'}).click();
  await expect(page.locator(ours)).toContainText(/of \d+ users shown not following back\./);
  const expected = (await page.locator(`${cards} .name`).allInnerTexts()).filter(name => !followers.has(name));
  expect(expected.length).toBeGreaterThan(0);
  expect((await marked.locator('.name').allInnerTexts()).toSorted()).toEqual(expected.toSorted());
  await page.locator('.filter-group > span', {hasText: 'Followers'}).click();
  await expect(page.locator(`${cards}[data-am-follow]`)).toHaveCount(0);
  await page.locator(ours).getByRole('button', {name: 'Check follow-backs'}).click();
  await expect(page.locator(ours)).toContainText('not followed back.');
  const followed = new Set(following);
  const notFollowed = (await page.locator(`${cards} .name`).allInnerTexts()).filter(name => !followed.has(name));
  expect(notFollowed.length).toBeGreaterThan(0);
  const remarked = page.locator('[data-am-follow="Not followed back"] .name');
  expect((await remarked.allInnerTexts()).toSorted()).toEqual(notFollowed.toSorted());
});

test('[socialThemeSwitch] requests 12 pages, stops at once, and requests the next ones on demand', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const asked: number[] = [];
  let release: (() => void) | undefined;
  let isHeld = true;
  const pageInfo = {__typename: 'PageInfo', hasNextPage: true};
  const body = JSON.stringify({data: {Page: {__typename: 'Page', pageInfo, followers: []}}});
  const page = await open(social(ids), {
    beforeLoad: each =>
      each.route('https://graphql.anilist.co/**', async (route, request) => {
        const sent = JSON.parse(request.postData() ?? '{}') as {operationName?: string; variables?: {page: number}};
        if (sent.operationName !== 'FollowersPage') return route.fallback();
        asked.push(sent.variables?.page ?? 0);
        if (isHeld) await new Promise<void>(resolve => (release = resolve));
        const headers = {'access-control-allow-origin': 'https://anilist.co'};
        return route.fulfill({contentType: 'application/json', headers, body});
      }),
  });
  const tools = page.locator(ours);
  await tools.getByRole('button', {name: 'Check follow-backs'}).click();
  await expect(tools.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => asked).toEqual([1]);
  await expect(tools.getByRole('button', {name: 'Check follow-backs'})).toBeFocused();
  await tools.getByRole('button', {name: 'Stop'}).click();
  await expect(tools.getByRole('progressbar')).toHaveCount(0);
  await expect(tools.getByRole('button', {name: 'Check follow-backs'})).toBeFocused();
  isHeld = false;
  release?.();
  await waitUntilQuiet(page);
  expect(asked).toEqual([1]);
  await tools.getByRole('button', {name: 'Check follow-backs'}).click();
  const more = tools.getByRole('button', {name: 'Check the next 600', disabled: false});
  await expect(more).toBeVisible({timeout: 60_000});
  expect(largest(asked)).toBe(12);
  await expect(tools).toContainText('so results may change.');
  await expect(page.locator('[data-am-follow="Not found yet"]').first()).toBeVisible();
  await more.click();
  await expect.poll(() => largest(asked)).toBeGreaterThan(12);
});
