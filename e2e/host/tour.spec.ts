import type {Page} from '@playwright/test';
import {expect, test, type Ids} from '../support/test';

const routes = (ids: Ids): string[] => {
  const [mine, other] = [`/user/${ids.user}`, `/user/${ids.other}`];
  const anime = `/anime/${ids.anime}/${ids.slug}`;
  return [
    ...[
      '/',
      '/home',
      '/activity/' + ids.activityText,
      '/activity/' + ids.activityMessage,
      '/notifications',
      '/reviews',
    ],
    ...[`/review/${ids.review}`, `${mine}/`, `${other}/`, `${mine}/animelist`, `${mine}/mangalist`],
    ...['animelist/compare', 'favorites', 'social', 'reviews', 'stats/anime/overview'].map(tab => `${other}/${tab}`),
    ...['stats/anime/genres', 'stats/anime/voice-actors', 'stats/manga/staff'].map(tab => `${other}/${tab}`),
    ...[`${mine}/submissions`, '/site-stats', `/manga/${ids.manga}`, `/anime/${ids.animeNoBanner}`],
    ...['/', '/watch', '/characters', '/staff', '/reviews', '/stats', '/social'].map(tab => anime + tab),
    ...[`/staff/${ids.staff}`, `/character/${ids.character}`, `/studio/${ids.studio}`],
    ...['anime', 'anime/top-100', 'anime/Action', 'manga', 'characters', 'staff/favorites', 'studios', 'users'].map(
      path => `/search/${path}`,
    ),
    ...['overview', 'recent', 'new', 'subscribed', 'search'].map(path => `/forum/${path}`),
    ...[`/forum/thread/${ids.thread}`, '/recommendations', '/social', '/airing', '/moderators', '/apps', '/terms'],
    ...['', '/account', '/media', '/lists', '/notifications', '/import', '/apps', '/developer'].map(
      path => `/settings${path}`,
    ),
    ...[`/edit/anime/${ids.anime}`, `/edit/staff/${ids.staff}`, '/404', '/login', '/signup'],
  ];
};

/** Goes there as a click on a link of the site does. */
const follow = (page: Page, path: string) =>
  page.evaluate(async to => {
    const app = document.getElementById('app') as HTMLElement & {
      __vue__: {$router: {push(path: string): Promise<unknown>}};
    };
    await app.__vue__.$router.push(to).catch(() => undefined);
  }, path);

for (const width of [1600, 400])
  test(`every route at ${String(width)} px`, async ({open, ids}) => {
    test.setTimeout(180_000);
    const page = await open('/terms?delay=0', {bare: true, as: 'member', width});
    for (const route of routes(ids)) {
      await follow(page, route);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.page-content > *')).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${route} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });

for (const width of [1600, 400])
  test(`what can be pressed on the home page at ${String(width)} px`, async ({open}) => {
    const page = await open('/home?delay=0&live=off', {bare: true, as: 'member', width});
    const entries = page.locator('.activity-feed > .activity-entry');
    const before = await entries.count();
    await page.locator('.home .load-more').click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    const text = entries.filter({has: page.locator('.text')}).first();
    await text.locator('.action.replies').click();
    await expect(text.locator('.activity-replies')).toBeVisible();
    const list = page.locator('.activity-anime_list').first();
    const button = list.locator('.wrap > .actions .like-wrap .button');
    const liked = await button.evaluate(one => one.classList.contains('liked'));
    await button.click();
    await expect(button).toHaveClass(liked ? /^button$/ : /liked/);
    await list.hover();
    await list.locator('.entry-dropdown .el-dropdown-link').click();
    await page.locator('ul.el-dropdown-menu[x-placement] .el-dropdown-menu__item--divided').click();
    await page.locator('.list-editor .form.progress .el-input-number__increase').click();
    await page.locator('.list-editor .form.status input').click();
    await page.locator('.el-select-dropdown__item', {hasText: 'Paused'}).click();
    await page.locator('.list-editor .save-btn').click();
    await expect(page.locator('.list-editor-wrap')).toHaveCount(0);
    await page.locator('.activity-edit textarea').first().fill('A word from the tour');
    await page.locator('.activity-edit .button.save').click();
    await expect(entries.first()).toContainText('A word from the tour');
    for (const theme of ['dark', 'contrast', 'system', 'default'])
      await page.locator(`.theme-preview.${theme}`).click();
    await expect(page.locator('body')).not.toHaveClass(/site-theme/);
  });

test('posts that arrive while one looks', async ({open, standIn}) => {
  const page = await open('/home?delay=0&live=200', {bare: true, as: 'member'});
  const first = page.locator('.activity-feed > .activity-entry').first();
  await page.evaluate(() => document.querySelector('.feed-type-toggle')?.append(document.createElement('am-tab')));
  await standIn.control('post?text=Fresh%20from%20the%20press&as=Tobias');
  await expect(first).toContainText('Fresh from the press');
  // As on the real site, the head of the feed is made anew then.
  await expect(page.locator('am-tab')).toHaveCount(0);
});
