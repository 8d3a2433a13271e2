import type {Page} from '@playwright/test';
import {navigate, waitUntilQuiet, bringIntoView} from '../support/page';
import {answerElsewhere, countElsewhere} from '../support/requests';
import {expect, test, type Ids} from '../support/test';

const site = 'myanimelist.net';
const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;
const manga = ({manga: id}: Ids) => `/manga/${id}/`;
const on = {MALscore: true, MALserial: true, MALrecs: true};

const score = (page: Page) => page.locator('am-mal-score');
const serial = (page: Page) => page.locator('am-mal-serial');
const recommendations = (page: Page) => page.locator('am-mal-recs');
const cards = (page: Page) => recommendations(page).getByRole('listitem');

/** Scrolls to the end of the overview, since nothing is requested before that. */
const toEnd = (page: Page) => bringIntoView(page.locator('.media .overview > :last-child'));

test('[MALscore][MALserial][MALrecs] share one request, and send none after a reload', async ({open, ids}) => {
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
  ['sends 5 MB', /The answer from MyAnimeList is too large/, route => route.fulfill({body: 'x'.repeat(5_000_000)})],
  ['has a problem', /MyAnimeList has a problem right now/, route => route.fulfill({status: 503})],
  ['knows nothing of it', /MyAnimeList doesn't have this title/, route => route.fulfill({status: 404})],
  [
    'sends it to another site',
    /MyAnimeList has moved this/,
    route => route.fulfill({body: 'x', headers: {'x-moved-to': 'https://example.org/'}}),
  ],
];
test('[MALscore][MALrecs] show the reason when MyAnimeList fails, and the rest of the page works', async ({
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
    // A failure is remembered for a minute; the button sends the request again at once.
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
