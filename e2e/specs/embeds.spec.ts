import {queryApi} from '../support/api';
import {allSwitches} from '../support/features';
import {apiCalls} from '../support/find';
import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import {post} from '../support/posting';
import {siteUrl} from '../support/server';
import {expect, test} from '../support/test';

const card = 'am-embed-hentai';
const tweet = 'am-tweets';

interface Adult {
  id: number;
  title: {romaji: string};
}

test(
  '[embedHentai] shows cards for age-restricted media only, with one request for all of them',
  {tag: '@text'},
  async ({open, standIn, ids}) => {
    const {Page} = await queryApi<{Page: {media: Adult[]}}>(
      standIn,
      '{ Page(perPage: 3) { media(isAdult: true, type: MANGA, sort: POPULARITY_DESC) { id title { romaji } } } }',
    );
    const [manga] = Page.media;
    if (!manga) throw new Error('the seed has no age-restricted manga');
    const links = [
      `${siteUrl}/anime/${ids.animeAdult}/`,
      `${siteUrl}/manga/${manga.id}/`,
      `${siteUrl}/anime/${ids.anime}/`,
    ];
    const path = `/activity/${await post(standIn, links.join('\n\n'))}`;
    const page = await open(path, {as: 'member', width: 400, settings: {...allSwitches(false), embedHentai: true}});
    const cards = page.locator(card).getByRole('link');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAttribute('href', new RegExp(`^/anime/${ids.animeAdult}/`));
    await expect(cards.last()).toContainText(manga.title.romaji);
    await waitUntilQuiet(page);
    expect(await apiCalls(standIn)).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await changeSettings(page, {embedHentai: false});
    await expect(page.locator(card)).toHaveCount(0);
    await changeSettings(page, {embedHentai: true});
    await expect(cards).toHaveCount(2);
    await navigate(page, '/reviews');
    await navigate(page, path);
    await expect(cards).toHaveCount(2);
    expect(await apiCalls(standIn)).toHaveLength(1);
    // A member who hides age-restricted media is redirected to /404; a guest is not.
    const guest = await open(path, {settings: {...allSwitches(false), embedHentai: true}});
    await guest.locator(card).getByRole('link').first().click();
    await expect(guest).toHaveURL(new RegExp(`/anime/${ids.animeAdult}/`));
  },
);

test('[embedHentai] shows a plain link and the reason when the API does not answer', async ({open, standIn, ids}) => {
  const id = await post(standIn, `${siteUrl}/anime/${ids.animeAdult}/`);
  await standIn.control('faults?operation=EmbeddedWork&kind=500');
  const page = await open(`/activity/${id}`, {settings: {embedHentai: true}});
  const link = page.locator(card).getByRole('link', {name: `No. ${ids.animeAdult}`});
  await expect(link).toHaveAttribute('href', `/anime/${ids.animeAdult}/`);
  await expect(page.locator(card)).toContainText('load the card');
});

test(
  '[tweets] shows a linked tweet in a frame, at the height that the frame reports',
  {tag: '@core'},
  async ({open, standIn}) => {
    const address = 'https://twitter.com/AniListco/status/432';
    const path = `/activity/${await post(standIn, `${address}\n\n[words](${address})\n\nhttps://twitter.com/AniListco`)}`;
    const page = await open(path, {settings: {tweets: true}, theme: 'dark'});
    const frame = page.locator(tweet).locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts /);
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=432&theme=dark/,
    );
    await expect(page.frameLocator(`${tweet} iframe`).locator('p')).toHaveText('Tweet 432');
    await expect.poll(() => frame.evaluate(node => node.getBoundingClientRect().height)).toBe(432);
    await changeSettings(page, {SFWmode: true});
    await expect(frame).toHaveCSS('filter', 'blur(10px)');
    await frame.hover();
    await expect(frame).toHaveCSS('filter', 'none');
    await changeSettings(page, {tweets: false});
    await expect(page.locator(tweet)).toHaveCount(0);
  },
);

test('[tweets] loads only frames near the viewport', async ({open, standIn}) => {
  const links = Array.from({length: 40}, (_, index) => `https://twitter.com/AniListco/status/${400 + index}`);
  const page = await open(`/activity/${await post(standIn, links.join('\n\n'))}`, {
    settings: {tweets: true},
    width: 400,
  });
  await expect(page.locator(`${tweet} iframe`).first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect.poll(() => page.locator(`${tweet} iframe`).count()).toBeLessThan(10);
});

test.describe('when the page allows no frames', () => {
  test.use({expectedReports: [/platform\.twitter\.com/]});

  test('[tweets] says that the tweet could not be loaded', async ({open, standIn}) => {
    await standIn.control('native?frames=0');
    const id = await post(standIn, 'https://twitter.com/AniListco/status/300');
    const page = await open(`/activity/${id}`, {settings: {tweets: true}});
    await expect(page.locator(tweet).getByRole('status')).toContainText('Could not load Tweet.');
    await expect(page.locator(`${tweet} iframe`)).toHaveCount(0);
  });
});
