import type {Page} from '@playwright/test';

import {waitUntilQuiet, changeSettings} from '../support/page';
import {restyles} from '../support/restyles';
import {expect, test} from '../support/test';

const home = '#nav .links > .link[href="/home"]';
const reviews = '.home .recent-reviews > h2.section-header';

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test(
  '[homeScroll] scrolls to the top when Home is clicked on the home page, only while it is on',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {CSSverticalNav: true}});
    await expect(page.locator('.activity-entry').nth(8)).toBeAttached();
    const scrolled = () => page.evaluate(() => scrollY);
    const down = async () => {
      await page.evaluate(() => scrollTo(0, 800));
      await expect.poll(scrolled).toBe(800);
    };
    await down();
    await page.locator(home).click();
    await expect.poll(scrolled).toBe(0);
    await changeSettings(page, {homeScroll: false});
    await expect(page.locator('am-home-scroll')).toHaveCount(0);
    await down();
    await page.locator(home).click();
    await waitUntilQuiet(page);
    await expect.poll(() => scrolled()).toBe(800);
  },
);

test(
  '[ALbuttonReload] reloads the feeds when the logo is clicked on the home page, only while it is on',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {ALbuttonReload: false}});
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    await mark(page);
    await page.locator('#nav .logo').click();
    await waitUntilQuiet(page);
    await expect.poll(() => isMarked(page)).toBe(true);
    await changeSettings(page, {ALbuttonReload: true});
    await expect(page.locator('am-al-button-reload')).toHaveCount(1);
    const feed = page.locator('.activity-feed');
    await feed.evaluate(node => Reflect.set(node, 'isOld', true));
    await page.locator('#nav .logo').click();
    await expect.poll(() => feed.evaluate(node => Reflect.get(node, 'isOld'))).toBe(undefined);
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    await expect(page.locator('.feed-type-toggle > .active')).toHaveText('Following');
    await expect.poll(() => isMarked(page)).toBe(true);
  },
);

test(
  '[homeHeadingLinks] turns two headings into links that the site’s router follows',
  {tag: ['@core', '@text']},
  async ({open}) => {
    const page = await open('/home', {as: 'member'});
    const links = page.locator('am-home-heading-links a');
    await expect(links).toHaveCount(2);
    await expect
      .poll(() => links.evaluateAll(nodes => nodes.map(node => node.getAttribute('href'))))
      .toEqual(['/reviews', '/forum/overview']);
    await expect(page.getByRole('link', {name: 'Recent Reviews', exact: true})).toBeVisible();
    const [link, heading] = [await links.first().boundingBox(), await page.locator(reviews).boundingBox()];
    expect(link?.width).toBe(heading?.width);
    await mark(page);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('https://anilist.co/forum/overview');
    await expect.poll(() => isMarked(page)).toBe(true);
    await page.goBack();
    await expect(links).toHaveCount(2);
    await changeSettings(page, {homeHeadingLinks: false});
    await expect(links).toHaveCount(0);
    await expect(page.locator(reviews)).toHaveText('Recent Reviews');
  },
);

for (const [how, options] of [
  ['a middle click', {button: 'middle'}],
  ['Ctrl and a click', {modifiers: ['Control']}],
] as const)
  test(`[linkFixer] opens script-driven headings in a new tab by ${how}`, async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
    const clicks = {button: 'left', modifiers: [], ...options} as {button: 'left' | 'middle'; modifiers: 'Control'[]};
    for (const [name, path] of [
      ['Recent Reviews', '/reviews'],
      ['Newly Added Manga', '/search/manga/new'],
    ] as const) {
      const tab = page.context().waitForEvent('page');
      await page.getByRole('heading', {name}).click(clicks);
      await expect.poll(async () => (await tab).url()).toBe(`https://anilist.co${path}`);
      await (await tab).close();
      await expect(page).toHaveURL('https://anilist.co/home');
    }
  });

test('[linkFixer] leaves plain clicks to the site, and every click while it is off', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
  await page.locator(reviews).click();
  await expect(page).toHaveURL('https://anilist.co/reviews');
  await changeSettings(page, {linkFixer: false});
  await page.goBack();
  await page.locator(reviews).click({modifiers: ['Control']});
  await expect(page).toHaveURL('https://anilist.co/reviews');
  expect(page.context().pages()).toHaveLength(1);
});

test('[expandRight] keeps the expanded view in the right column', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member'});
  const box = async (selector: string) => {
    const {x = NaN, y = NaN, width = NaN, height = NaN} = (await page.locator(selector).boundingBox()) ?? {};
    return {x, y, width, height};
  };
  const column = '.home:not(.full-width) > .activity-feed-wrap + div';
  await expect(page.locator('.list-preview-wrap').first()).toBeVisible();
  const before = await box(column);
  await page.locator('.list-preview-wrap .size-toggle').click({force: true});
  await expect(page.locator('.home.full-width .list-preview-wrap').first()).toBeVisible();
  await expect.poll(async () => (await box('.home.full-width')).width).toBeGreaterThan(1000);
  await changeSettings(page, {expandRight: true});
  await expect.poll(async () => (await box('.home.full-width')).width).toBe(470);
  const [expanded, rest] = [await box('.home.full-width'), await box(column)];
  expect([expanded.x, rest.x, rest.width]).toEqual([before.x, before.x, before.width]);
  expect(rest.y).toBeGreaterThanOrEqual(expanded.y + expanded.height);
  expect((await box('.home > .activity-feed-wrap')).y).toBe(before.y);
  await page.locator('.home.full-width .size-toggle').click({force: true});
  await expect.poll(() => box(column)).toMatchObject({x: before.x, y: before.y, width: before.width});
});

restyles([
  {
    id: 'expandRight',
    path: '/home',
    selector: '.page-content > .container',
    property: 'display',
    off: 'block',
    on: 'grid',
    prepare: page => page.locator('.list-preview-wrap .size-toggle').click({force: true}),
  },
]);

test(
  '[dblclickZoom] zooms an activity on a double click and restores it on the next',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {dblclickZoom: true}});
    const entry = page.locator('.activity-entry.activity-anime_list').first();
    const status = entry.locator('.details');
    await expect(status).toBeVisible();
    const before = await entry.boundingBox();
    await status.dblclick({position: {x: 200, y: 60}});
    await expect(entry).toHaveCSS('zoom', '1.5');
    const zoomed = await entry.boundingBox();
    expect(Math.round(zoomed?.width ?? 0)).toBe(Math.round(before?.width ?? NaN));
    expect(zoomed?.height).toBeGreaterThan(before?.height ?? Infinity);
    await status.dblclick({position: {x: 100, y: 50}});
    await expect(entry).toHaveCSS('zoom', '1');
    await status.dblclick({position: {x: 200, y: 60}});
    await expect(entry).toHaveCSS('zoom', '1.5');
    await changeSettings(page, {dblclickZoom: false});
    await expect(entry).toHaveCSS('zoom', '1');
    await expect(entry).not.toHaveAttribute('data-am-zoomed');
  },
);
