import {expect, test} from '#e2e/support/test';
import {navigate, changeSettings} from '#e2e/support/page';

test('[documentTitle] shows the names of forum feeds and categories', {tag: '@core'}, async ({open}) => {
  const page = await open('/forum/overview');
  await expect(page).toHaveTitle('Forum · AniList');
  for (const [path, name] of [
    ['recent', 'Recent Threads'],
    ['new', 'New Threads'],
    ['subscribed', 'Subscribed Threads'],
    ['search', 'Search'],
    ['recent?category=1', 'Anime'],
    ['recent?category=2', 'Manga'],
    ['recent?category=3', 'Light Novels'],
    ['recent?category=4', 'Visual Novels'],
    ['recent?category=5', 'Release Discussion'],
    ['recent?category=7', 'General'],
    ['recent?category=8', 'News'],
    ['recent?category=9', 'Music'],
    ['recent?category=10', 'Gaming'],
    ['recent?category=11', 'Site Feedback'],
    ['recent?category=12', 'Bug Reports'],
    ['recent?category=13', 'Announcements'],
    ['recent?category=15', 'Recommendations'],
    ['recent?category=16', 'Forum Games'],
    ['recent?category=17', 'Misc'],
    ['recent?category=18', 'AniList Apps'],
  ] as const) {
    await navigate(page, `/forum/${path}`);
    await expect(page).toHaveTitle(`${name} · Forum · AniList`);
  }
});

test(
  '[documentTitle] drops the years from a media title and names the open tab',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`);
    await expect(page).toHaveTitle(/^[^()]+ · AniList$/);
    await expect(page).not.toHaveTitle(/\(.*\d{4}.*\)/);
    await navigate(page, `/anime/${ids.anime}/${ids.slug}/characters`);
    await expect(page).toHaveTitle(/ · Characters · AniList$/);
  },
);

test('[documentTitle] restores the site’s title when it is switched off', async ({open}) => {
  const page = await open('/forum/overview', {settings: {documentTitle: false}});
  await expect(page).toHaveTitle('Forum - Anime & Manga Discussion · AniList');
  await changeSettings(page, {documentTitle: true});
  await expect(page).toHaveTitle('Forum · AniList');
  await navigate(page, '/reviews');
  await expect(page).not.toHaveTitle(/Forum/);
  await navigate(page, '/forum/overview');
  await expect(page).toHaveTitle('Forum · AniList');
  await changeSettings(page, {documentTitle: false});
  await expect(page).toHaveTitle('Forum - Anime & Manga Discussion · AniList');
});
