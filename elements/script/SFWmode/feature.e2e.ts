import {flaggedWorks} from '#e2e/support/flagged';
import {navigate, waitUntilQuiet, changeSettings, changeStandaloneSetting} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {ownText} from '#e2e/support/ownText';
import {expect, test, type Ids} from '#e2e/support/test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
test('[SFWmode] fades flagged media while their page is shown', {tag: '@core'}, async ({open, standIn}) => {
  const {flagged, plain} = await flaggedWorks(standIn);
  const page = await open(`/anime/${flagged}/x/`, {as: 'member', settings: {SFWmode: true}});
  const media = page.locator('.media');
  await expect(media).toHaveAttribute('data-am-unsafe');
  await expect(page.locator('.media .header .description')).toHaveCSS('opacity', '0.12');
  await expect(page).toHaveTitle('Table of Contents');
  await navigate(page, `/anime/${plain}/x/`);
  await expect(media).not.toHaveAttribute('data-am-unsafe');
  await waitUntilQuiet(page);
  await expect(media).not.toHaveAttribute('data-am-unsafe');
  await expect(page).toHaveTitle('Table of Contents');
  await navigate(page, `/anime/${flagged}/x/`);
  await expect(media).toHaveAttribute('data-am-unsafe');
});

test('[SFWmode] fades posts with flagged words, except under the pointer', async ({open, standIn}) => {
  const page = await open('/reviews', {as: 'member', settings: {SFWmode: true}});
  const ids = [await post(standIn, 'What an **NSFW** scene'), await post(standIn, 'Essex is a county')];
  const text = page.locator('.activity-entry .activity-markdown').first();
  await navigate(page, `/activity/${ids[0]}`);
  await expect(text).toHaveCSS('opacity', '0.12');
  await text.hover();
  await expect(text).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await navigate(page, `/activity/${ids[1]}`);
  await expect(text).toContainText('Essex');
  await waitUntilQuiet(page);
  await expect(text).toHaveCSS('opacity', '1');
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
  await test.step('also the one of the studio search', async () => {
    await navigate(page, '/search/studios');
    await expect(page).toHaveTitle('Table of Contents');
    await changeSettings(page, {SFWmode: false});
    await expect(page).toHaveTitle('Find Studios · AniList');
  });
});

test('[SFWmode] fades the tags of flagged media where a narrow window shows them', async ({open, standIn}) => {
  const {flagged} = await flaggedWorks(standIn);
  const page = await open(`/anime/${flagged}/x/`, {as: 'member', width: 400, settings: {SFWmode: true}});
  await expect(page.locator('.media .overview .tags')).toHaveCSS('opacity', '0.12');
});
