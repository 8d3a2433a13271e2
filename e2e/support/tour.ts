import {expect, type Page} from '@playwright/test';

import {follow} from './page';
import type {Ids} from './test';

/** Every kind of page of the site. */
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

/** Goes through every route by the site's own router: each shows one view, no wider than the window. */
export async function tourRoutes(page: Page, ids: Ids) {
  for (const route of routes(ids)) {
    await follow(page, route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.page-content > *')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${route} is wider than the window`).toBeLessThanOrEqual(0);
  }
}
