import {expect, test} from '#e2e/support/test';
import {navigate} from '#e2e/support/page';

test(
  '[documentTitle] names the feeds of the forum, drops the years from a media title and names the open tab',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open('/forum/overview');
    await expect(page).toHaveTitle('Forum · AniList');
    for (const [path, name] of [
      ['recent', 'Recent Threads'],
      ['search', 'Search'],
      ['recent?category=16', 'Forum Games'],
    ] as const) {
      await navigate(page, `/forum/${path}`);
      await expect(page).toHaveTitle(`${name} · Forum · AniList`);
    }
    await navigate(page, `/anime/${ids.anime}/${ids.slug}/`);
    await expect(page).toHaveTitle(/^[^()]+ · AniList$/);
    await expect(page).not.toHaveTitle(/\(.*\d{4}.*\)|Forum/);
    await navigate(page, `/anime/${ids.anime}/${ids.slug}/characters`);
    await expect(page).toHaveTitle(/ · Characters · AniList$/);
  },
);
