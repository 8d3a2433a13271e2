import type {Page} from '@playwright/test';

import {ownText} from '#e2e/support/ownText';
import {expect, test, type Ids} from '#e2e/support/test';
import {listedTexts} from '#e2e/support/listed';
import {navigate, waitUntilQuiet, changeSettings, changeStandaloneSetting} from '#e2e/support/page';

const heading = '.media .header .content > h1';
const editor = '[data-editor=titleAliases]';
const section = 'am-settings-page';

const alias = (page: Page, pairs: unknown) => changeStandaloneSetting(page, 'titleAliases', pairs);

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
const at = (path: string) => `https://anilist.co${path}`;

test('[titleAliases] renames the heading and the address, also when the site keeps the view for another media item, and restores both', async ({
  open,
  ids,
}) => {
  const page = await open(work(ids));
  await expect.poll(() => ownText(page.locator(heading))).toMatch(/\S/);
  const before = await ownText(page.locator(heading));
  await alias(page, [[`/anime/${ids.anime}/`, 'Space "Jazz" [1] 🎷']]);
  await expect.poll(() => ownText(page.locator(heading))).toBe('Space "Jazz" [1] 🎷');
  await expect(page).toHaveURL(at(`/anime/${ids.anime}/Space-%22Jazz%22-%5B1%5D-%F0%9F%8E%B7/`));
  await alias(page, []);
  await expect.poll(() => ownText(page.locator(heading))).toBe(before);
  await expect(page).toHaveURL(at(work(ids)));
  await alias(page, [
    [`/anime/${ids.anime}/`, 'One'],
    [`/manga/${ids.manga}/`, 'Two'],
  ]);
  await expect.poll(() => ownText(page.locator(heading))).toBe('One');
  await navigate(page, `/manga/${ids.manga}`);
  await expect.poll(() => ownText(page.locator(heading))).toBe('Two');
  await expect(page).toHaveURL(at(`/manga/${ids.manga}/Two/`));
  await navigate(page, `/anime/${ids.animeNoBanner}/x/`);
  await expect.poll(() => ownText(page.locator(heading))).not.toMatch(/One|Two/);
  await expect(page).toHaveURL(at(`/anime/${ids.animeNoBanner}/x/`));
});

test("[titleAliases] keeps the page's tabs, back and forward working", async ({open, ids}) => {
  const page = await open('/reviews');
  await alias(page, [[`/anime/${ids.anime}/`, 'Bebop']]);
  const path = `/anime/${ids.anime}/Bebop`;
  await navigate(page, `${work(ids)}?a=b#c`);
  await expect(page).toHaveURL(at(`${path}/?a=b#c`));
  await page.locator('.media .header .nav .link', {hasText: 'Characters'}).click();
  await expect(page).toHaveURL(at(`${path}/characters`));
  await expect(page.locator('.media .grid-wrap, .media-characters').first()).toBeVisible();
  await page.locator('.media .header .nav .link', {hasText: 'Staff'}).click();
  await expect(page).toHaveURL(at(`${path}/staff`));
  await page.goBack();
  await expect(page).toHaveURL(at(`${path}/characters`));
  await expect(page.locator('.media .header .nav .link', {hasText: 'Characters'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at(`${path}/?a=b#c`));
  await expect.poll(() => ownText(page.locator(heading))).toBe('Bebop');
  await page.goBack();
  await expect(page).toHaveURL(at('/reviews'));
  await page.goForward();
  await expect(page).toHaveURL(at(`${path}/?a=b#c`));
  await expect.poll(() => ownText(page.locator(heading))).toBe('Bebop');
  await page.reload();
  await expect.poll(() => ownText(page.locator(heading))).toBe('Bebop');
});

test(
  '[titleAliases] renames links in the feed, also those that load later, with many aliases',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home?live=off', {as: 'member'});
    const title = page.locator('.activity-entry .status > a.title');
    const more = page.locator('.activity-feed-wrap > .load-more');
    await expect(title.first()).toHaveText(/\S/);
    await waitUntilQuiet(page);
    const prefixes = () =>
      title.evaluateAll(nodes => nodes.map(node => `${String(node.getAttribute('href')).split('/', 3).join('/')}/`));
    const early = await prefixes();
    const before = await title.first().innerText();
    await more.click();
    await expect.poll(async () => (await prefixes()).length).toBeGreaterThan(early.length);
    const late = (await prefixes()).find(prefix => !early.includes(prefix));
    expect([early[0], late]).toEqual([
      expect.stringMatching(/^\/\w+\/\d+\/$/),
      expect.stringMatching(/^\/\w+\/\d+\/$/),
    ]);
    await navigate(page, '/reviews');
    await navigate(page, '/home?live=off');
    await expect(title.first()).toHaveText(before);
    await expect.poll(async () => (await prefixes()).length).toBe(early.length);
    const many = Array.from({length: 70}, (_, index) => [`/anime/${900_000 + index}/`, `"${index}" [x] 'y' \\ 🎷`]);
    await alias(page, [...many, [early[0], 'Al"ias\\ 🎷'], [late, 'Came later']]);
    const links = (prefix?: string) => page.locator(`.activity-entry .status > a.title[href^="${prefix}"]`);
    await expect(links(early[0]).first()).toHaveText('Al"ias\\ 🎷');
    await more.click();
    await expect(links(late).first()).toBeAttached();
    await waitUntilQuiet(page);
    for (const text of await listedTexts(links(early[0]))) expect(text).toBe('Al"ias\\ 🎷');
    for (const text of await listedTexts(links(late))) expect(text).toBe('Came later');
  },
);

test('[titleAliases] applies CSS aliases, except to our overlay and in safe-for-work mode', async ({open}) => {
  const page = await open('/reviews');
  const opacity = (selector: string) =>
    page.evaluate(wanted => getComputedStyle(document.querySelector(wanted) ?? document.body).opacity, selector);
  await alias(page, [
    ['css/', '#nav, am-overlay { opacity: 0.5 !important } } am-overlay { opacity: 0.1 !important }'],
  ]);
  await expect.poll(() => opacity('#nav')).toBe('0.5');
  await expect.poll(() => opacity('am-overlay')).toBe('1');
  await changeSettings(page, {SFWmode: true});
  await expect.poll(() => opacity('#nav')).toBe('1');
  await changeSettings(page, {SFWmode: false});
  await expect.poll(() => opacity('#nav')).toBe('0.5');
});

test('[titleAliases] saves aliases from the settings and lists the lines that it drops', async ({open, ids}) => {
  const page = await open('/settings/apps#titleAliases');
  const area = page.locator(section).locator(`${editor} textarea`);
  await page.locator(section).locator(`${editor} summary`).click();
  await area.fill(`/anime/${ids.anime}/Bebop\nnonsense\ncss/.x { color: red }`);
  await page.locator(section).getByRole('button', {name: 'Save aliases'}).click();
  await expect(page.locator(section).locator(editor)).toContainText('2 aliases saved');
  await expect(page.locator(section).locator(`${editor} .ui-note-error`)).toContainText('nonsense');
  await expect(area).toHaveValue(`/anime/${ids.anime}/Bebop\ncss/.x { color: red }\nnonsense`);
  await page.locator(section).getByRole('button', {name: 'Discard changes'}).click();
  await expect(area).toHaveValue(`/anime/${ids.anime}/Bebop\ncss/.x { color: red }`);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('titleAliases') ?? '') as unknown))
    .toEqual([
      [`/anime/${ids.anime}/`, 'Bebop'],
      ['css/', '.x { color: red }'],
    ]);
  const stored = await page.evaluate(() => localStorage.getItem('hohSettings') ?? '');
  expect(stored).not.toContain('Bebop');
  await alias(page, [['/anime/5/', 'From elsewhere']]);
  await expect(area).toHaveValue('/anime/5/From elsewhere');
  await page.locator(section).locator('[data-id=titleAliases] input[type=checkbox]').first().uncheck();
  await expect(area).toHaveCount(0);
});
