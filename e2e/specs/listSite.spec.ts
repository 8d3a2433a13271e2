// What MyAnimeList says about a media: the score, the serialization and the recommendations, from one page.
import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {changeSettings, navigate, waitUntilQuiet, bringIntoView} from '../support/page';
import {answerElsewhere, countElsewhere, pathOf} from '../support/requests';
import {expect, test, type Ids} from '../support/test';

const site = 'myanimelist.net';
const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;
const manga = ({manga: id}: Ids) => `/manga/${id}/`;
const on = {MALscore: true, MALserial: true, MALrecs: true};

const score = (page: Page) => page.locator('am-mal-score');
const serial = (page: Page) => page.locator('am-mal-serial');
const recommendations = (page: Page) => page.locator('am-mal-recs');
const cards = (page: Page) => recommendations(page).getByRole('listitem');

/** Scrolls to the end of the overview, since nothing is asked for it before. */
const toEnd = (page: Page) => bringIntoView(page.locator('.media .overview > :last-child'));

test(
  '[MALscore] shows the score of MyAnimeList between the scores and the popularity, only while it is on',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(anime(ids));
    const labels = page.locator('.media .sidebar .data .type');
    await expect(labels.filter({hasText: 'Popularity'})).toBeVisible();
    await waitUntilQuiet(page);
    await expect(score(page)).toHaveCount(0);
    await changeSettings(page, {MALscore: true});
    await expect(score(page)).toHaveText(/^MAL Score\d\.\d\d$/);
    const link = score(page).getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\/myanimelist\.net\/anime\/\d+$/);
    await expect
      .poll(() => score(page).evaluate(node => node.nextElementSibling?.textContent))
      .toMatch(/^\s*Popularity/);
    expect(await violations(page, 'am-mal-score')).toEqual([]);
    await changeSettings(page, {MALscore: false});
    await expect(score(page)).toHaveCount(0);
  },
);

test(
  '[MALserial] names the magazine of a manga, and shows nothing for an anime',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(manga(ids), {settings: {MALserial: true}});
    await expect(serial(page)).toHaveText('SerializationYoung Animal & Friends');
    await expect(serial(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/myanimelist\.net\/manga\/\d+$/);
    await changeSettings(page, {MALserial: false});
    await expect(serial(page)).toHaveCount(0);
    await changeSettings(page, {MALserial: true, MALscore: true});
    await navigate(page, anime(ids));
    await expect(score(page)).toHaveText(/\d\.\d\d/);
    await expect(serial(page)).toHaveCount(0);
  },
);

test(
  '[MALrecs] shows five recommendations, which open without a reload, once the end of the overview is near',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(anime(ids), {settings: {MALrecs: true}});
    const count = countElsewhere(page, site);
    await waitUntilQuiet(page);
    expect(count()).toBe(0);
    await toEnd(page);
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).first()).toHaveText(/\d+ recommendations?$/);
    await expect(recommendations(page).locator('img').first()).toBeAttached();
    expect(await violations(page, 'am-mal-recs')).toEqual([]);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    const link = recommendations(page).locator('a[href^="/anime/"]').first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path ?? ''}$`));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
    await changeSettings(page, {MALrecs: false});
    await expect(recommendations(page)).toHaveCount(0);
  },
);

test('[MALrecs] shows the titles as text, and only links to media, where the page is hostile', async ({open, ids}) => {
  const page = await open(anime(ids), {
    settings: {MALrecs: true},
    beforeLoad: opened =>
      answerElsewhere(opened, site, route =>
        route.continue({url: pathOf(site).replace('**', 'anime/600004/_/userrecs')}),
      ),
  });
  await toEnd(page);
  await expect(cards(page)).toHaveCount(5);
  const links = await recommendations(page)
    .getByRole('link')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('href') ?? ''));
  expect(links.filter(link => !/^(?:https:\/\/myanimelist\.net)?\/anime\/\d+/.test(link))).toEqual([]);
  await expect.poll(() => page.title()).not.toContain('gotcha');
});

test('[MALrecs] blurs the covers in safe-for-work mode', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(anime(ids), {settings: {MALrecs: true, SFWmode: true}});
  await toEnd(page);
  await expect(recommendations(page).locator('img').first()).toHaveCSS('filter', 'blur(10px)');
});

test('[MALscore][MALserial][MALrecs] share one request, and a page that is loaded again sends none', async ({
  open,
  ids,
}) => {
  const page = await open('/home', {settings: on});
  const count = countElsewhere(page, site);
  await navigate(page, manga(ids));
  await expect(score(page)).toHaveText(/\d\.\d\d/);
  await expect(serial(page)).toHaveText(/Young/);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(5);
  expect(count()).toBe(1);
  await waitUntilQuiet(page);
  await page.reload();
  await expect(score(page)).toHaveText(/\d\.\d\d/);
  await expect(serial(page)).toHaveText(/Young/);
  expect(count()).toBe(1);
});

const faults: [name: string, text: RegExp, answer: Parameters<typeof answerElsewhere>[2]][] = [
  ['does not answer', /We couldn't reach MyAnimeList/, route => route.abort()],
  ['asks for a captcha', /MyAnimeList didn't send a usable answer/, route => route.fulfill({body: '<h1>Human?</h1>'})],
  ['sends an empty page', /MyAnimeList didn't send a usable answer/, route => route.fulfill({body: ''})],
  ['sends 5 MB', /The answer of MyAnimeList is too large/, route => route.fulfill({body: 'x'.repeat(5_000_000)})],
  ['has a problem', /MyAnimeList has a problem right now/, route => route.fulfill({status: 503})],
  ['knows nothing of it', /MyAnimeList doesn't know it/, route => route.fulfill({status: 404})],
  [
    'sends it to another site',
    /MyAnimeList has moved this/,
    route => route.fulfill({body: 'x', headers: {'x-moved-to': 'https://example.org/'}}),
  ],
];
test('[MALscore][MALrecs] say what is wrong where MyAnimeList fails, and the rest of the page works', async ({
  open,
  ids,
}) => {
  let answer = faults[0]?.[2];
  const page = await open(anime(ids), {
    as: 'member',
    settings: {MALscore: true, MALrecs: true},
    beforeLoad: opened => answerElsewhere(opened, site, async route => answer?.(route)),
  });
  for (const [index, [name, text, fault]] of faults.entries()) {
    answer = fault;
    // A failure is remembered for a minute; the button asks again at once.
    if (index > 0) await score(page).getByRole('button', {name: 'Try again'}).click();
    await expect(score(page), `where it ${name}`).toHaveText(text);
    await expect(page.locator('am-entry-score output').first()).toBeVisible();
  }
  await toEnd(page);
  await expect(recommendations(page).getByRole('alert')).toBeVisible();
  answer = route => route.continue();
  await recommendations(page).getByRole('button', {name: 'Try again'}).click();
  await expect(cards(page)).toHaveCount(5);
});

test('[MALscore] says that the script manager grants no requests', async ({open, ids}) => {
  const page = await open(anime(ids), {settings: {MALscore: true}, requests: false});
  await expect(score(page)).toContainText("Your script manager doesn't let Automail read MyAnimeList.");
});
