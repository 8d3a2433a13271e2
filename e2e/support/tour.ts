import {expect, type Page} from '@playwright/test';

import {navigate, waitUntilQuiet} from './page';
import type {Ids} from './test';

/** The paths of every kind of page of the site. */
export const everyPath = (ids: Ids): string[] => {
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

/** Visits every route through the site's own router: each shows one view, no wider than the window. */
export async function tourRoutes(page: Page, ids: Ids) {
  for (const route of everyPath(ids)) {
    await navigate(page, route);
    await waitUntilQuiet(page);
    await expect(page.locator('.page-content > :not(am-terms-feed)')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${route} is wider than the window`).toBeLessThanOrEqual(0);
  }
}

/** Uses the controls of the home page: more entries, replies, likes, the list editor, a post, the themes. */
export async function pressHome(page: Page) {
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
  await list.locator('.time .el-dropdown-link').click();
  await page.locator('ul.el-dropdown-menu[x-placement] .el-dropdown-menu__item--divided').click();
  await page.locator('.list-editor .form.progress .el-input-number__increase').click();
  await page.locator('.list-editor .form.status input').click();
  await page.locator('.el-select-dropdown__item', {hasText: 'Paused'}).click();
  await page.locator('.list-editor .save-btn').click();
  await expect(page.locator('.list-editor-wrap')).toHaveCount(0);
  await page.locator('.activity-edit textarea').first().fill('A word from the tour');
  await page.locator('.activity-edit .button.save').click();
  await expect(entries.first()).toContainText('A word from the tour');
  for (const theme of ['dark', 'contrast', 'system', 'default']) await page.locator(`.theme-preview.${theme}`).click();
  await expect(page.locator('body')).not.toHaveClass(/site-theme/);
}
