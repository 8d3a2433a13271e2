import {expect, test} from '../support/test';
import {follow, store} from '../support/page';

test('[documentTitle] names forum categories', async ({open}) => {
  const page = await open('/forum/recent?category=5');
  await expect(page).toHaveTitle('Release Discussion · Forum · AniList');
  await follow(page, '/forum/recent?category=2');
  await expect(page).toHaveTitle('Manga · Forum · AniList');
});

test('[documentTitle] drops the years behind a work and names its tab', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`);
  await expect(page).toHaveTitle(/^[^()]+ · AniList$/);
  await expect(page).not.toHaveTitle(/\(.*\d{4}.*\)/);
  await follow(page, `/anime/${ids.anime}/${ids.slug}/characters`);
  await expect(page).toHaveTitle(/ · Characters · AniList$/);
});

test('[documentTitle] gives the title of the site back when it is switched off', async ({open}) => {
  const page = await open('/forum/overview', {settings: {documentTitle: false}});
  await expect(page).toHaveTitle('Forum - Anime & Manga Discussion · AniList');
  await store(page, {documentTitle: true});
  await expect(page).toHaveTitle('Forum · AniList');
  await follow(page, '/reviews');
  await expect(page).not.toHaveTitle(/Forum/);
  await follow(page, '/forum/overview');
  await expect(page).toHaveTitle('Forum · AniList');
  await store(page, {documentTitle: false});
  await expect(page).toHaveTitle('Forum - Anime & Manga Discussion · AniList');
});
