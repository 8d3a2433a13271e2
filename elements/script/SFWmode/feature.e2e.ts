import {queryApi} from '#e2e/support/api';
import {hostSnapshot, navigate, waitUntilQuiet, changeSettings, changeStandaloneSetting} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {changedLooks, recordLook, restyles} from '#e2e/support/restyles';
import {ownText} from '#e2e/support/ownText';
import {expect, test, type Ids} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
const blurred = /blur\(9px\)/;

restyles([
  {id: 'SFWmode', path: work, selector: '.media .header img.cover', property: 'filter', off: 'none', on: blurred},
  ...(['character', 'staff'] as const).map(kind => ({
    id: 'SFWmode',
    path: (ids: Ids) => `/${kind}/${ids[kind]}`,
    selector: `.${kind} .header img.image`,
    property: 'filter',
    off: 'none',
    on: blurred,
  })),
  ...(['default', 'dark', 'contrast'] as const).map(theme => ({
    id: 'SFWmode',
    path: '/home',
    selector: '.media-preview-card .cover',
    property: 'filter',
    off: 'none',
    on: blurred,
    theme,
    width: theme === 'dark' ? 700 : 400,
  })),
  {
    id: 'SFWmode',
    path: ({user}) => `/user/${user}/`,
    selector: '.user .header-wrap > .banner',
    pseudo: 'before',
    property: 'backdrop-filter',
    off: 'none',
    on: /blur\(24px\)/,
    width: 1000,
  },
]);

/** Ids of an anime with a flagged genre and of one without, from the API. */
async function works(standIn: StandIn) {
  const {Page} = await queryApi<{Page: {media: {id: number; genres: string[]; tags: {name: string}[]}[]}}>(
    standIn,
    '{ Page(perPage: 50) { media(type: ANIME, sort: POPULARITY_DESC) { id genres tags { name } } } }',
  );
  const flagged = Page.media.find(({genres}) => genres.includes('Ecchi'));
  const plain = Page.media.find(
    ({genres, tags}) =>
      !genres.includes('Ecchi') && !genres.includes('Hentai') && !tags.some(tag => tag.name === 'Nudity'),
  );
  if (!flagged || !plain) throw new Error('the seed has no media for this test');
  return {flagged: flagged.id, plain: plain.id};
}

test(
  '[SFWmode] fades flagged media while their page is shown, and restores the page when switched off',
  {tag: '@core'},
  async ({open, standIn}) => {
    const {flagged, plain} = await works(standIn);
    const page = await open(`/anime/${flagged}/x/`, {as: 'member', settings: {SFWmode: false}});
    const media = page.locator('.media');
    const text = page.locator('.media .header .description');
    await expect(page.locator('.media .sidebar .data-set').first()).toBeVisible();
    await waitUntilQuiet(page);
    const before = await hostSnapshot(page);
    await recordLook(page);
    await changeSettings(page, {SFWmode: true});
    await expect(media).toHaveAttribute('data-am-unsafe');
    await expect(text).toHaveCSS('opacity', '0.12');
    await expect(page).toHaveTitle('Table of Contents');
    await changeSettings(page, {SFWmode: false});
    await expect(media).not.toHaveAttribute('data-am-unsafe');
    await expect(page).toHaveTitle(before.title);
    await expect.poll(() => changedLooks(page)).toEqual([]);
    await expect.poll(() => hostSnapshot(page)).toEqual(before);
    await changeSettings(page, {SFWmode: true});
    await expect(media).toHaveAttribute('data-am-unsafe');
    await navigate(page, `/anime/${plain}/x/`);
    await expect(media).not.toHaveAttribute('data-am-unsafe');
    await waitUntilQuiet(page);
    await expect(media).not.toHaveAttribute('data-am-unsafe');
    await expect(page).toHaveTitle('Table of Contents');
    await navigate(page, `/anime/${flagged}/x/`);
    await expect(media).toHaveAttribute('data-am-unsafe');
    await changeSettings(page, {SFWmode: false});
    await navigate(page, `/anime/${plain}/x/`);
    await navigate(page, `/anime/${flagged}/x/`);
    await expect(page.locator('.media .sidebar .data-set').first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect(media).not.toHaveAttribute('data-am-unsafe');
  },
);

test('[SFWmode] fades posts with flagged words, except under the pointer', async ({open, standIn}) => {
  const page = await open('/reviews', {as: 'member', settings: {SFWmode: true}});
  const ids = [await post(standIn, 'What an **NSFW** scene'), await post(standIn, 'Essex is a county')];
  const text = page.locator('.activity-entry .activity-markdown').first();
  await navigate(page, `/activity/${ids[0]}`);
  await expect(text).toHaveCSS('opacity', '0.12');
  await text.hover();
  await expect(text).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await changeSettings(page, {SFWmode: false});
  await expect(text).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-am-unsafe]')).toHaveCount(0);
  await changeSettings(page, {SFWmode: true});
  await navigate(page, `/activity/${ids[1]}`);
  await expect(text).toContainText('Essex');
  await waitUntilQuiet(page);
  await expect(text).toHaveCSS('opacity', '1');
});

test('[SFWmode] overrides the page title of the studio search, and restores it when switched off', async ({open}) => {
  const page = await open('/search/studios', {settings: {SFWmode: true}});
  await expect(page).toHaveTitle('Table of Contents');
  await changeSettings(page, {SFWmode: false});
  await expect(page).toHaveTitle('Find Studios · AniList');
  await changeSettings(page, {SFWmode: true});
  await expect(page).toHaveTitle('Table of Contents');
});

test('[SFWmode] overrides tidier page titles, and keeps flagged titles out of addresses', async ({open, ids}) => {
  const page = await open(work(ids), {settings: {SFWmode: true}});
  await expect(page).toHaveTitle('Table of Contents');
  await waitUntilQuiet(page);
  await changeStandaloneSetting(page, 'titleAliases', [
    [`/anime/${ids.anime}/`, 'Quite sexy'],
    ['css/', 'h1 { opacity: 0.5; }'],
  ]);
  const heading = page.locator('.media h1');
  await expect.poll(() => ownText(heading)).toBe('Quite sexy');
  expect(new URL(page.url()).pathname).toBe(work(ids));
  await expect(heading).toHaveCSS('opacity', '1');
  await changeSettings(page, {SFWmode: false});
  await expect(page).toHaveURL(`https://anilist.co/anime/${ids.anime}/Quite-sexy/`);
  await expect(heading).toHaveCSS('opacity', '0.5');
  await changeSettings(page, {SFWmode: true});
  await expect(page).toHaveURL(`https://anilist.co${work(ids)}`);
});

test('[SFWmode] fades the tags of flagged media where a narrow window shows them', async ({open, standIn}) => {
  const {flagged} = await works(standIn);
  const page = await open(`/anime/${flagged}/x/`, {as: 'member', width: 400, settings: {SFWmode: true}});
  await expect(page.locator('.media .overview .tags')).toHaveCSS('opacity', '0.12');
});
