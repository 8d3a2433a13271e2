import type {Page} from '@playwright/test';

import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

/** The feed's width, and the widths and left edges of its entries, without duplicates. */
const placesIn = (page: Page) =>
  page.locator('.home .activity-feed').evaluate(feed => {
    const edge = feed.getBoundingClientRect().left;
    const of = (selector: string) => {
      const boxes = [...feed.querySelectorAll(`:scope > ${selector}`)].map(node => node.getBoundingClientRect());
      const distinct = (values: number[]) => [...new Set(values.map(Math.round))].toSorted((a, b) => a - b);
      return {starts: distinct(boxes.map(({left}) => left - edge)), widths: distinct(boxes.map(({width}) => width))};
    };
    return {
      width: Math.round(feed.clientWidth),
      lists: of(':is(.activity-anime_list, .activity-manga_list)'),
      texts: of(':is(.activity-text, .activity-message)'),
    };
  });

/** Whether each list activity is as wide as the feed, and whether it shares its row with another entry. */
const rowsIn = (page: Page) =>
  page.locator('.home .activity-feed').evaluate(feed => {
    const boxes = [...feed.children].map(node => node.getBoundingClientRect()).filter(({width}) => width > 0);
    return boxes.map(({top, width}) => [
      Math.round(width) === Math.round(feed.clientWidth),
      boxes.filter(other => other.top === top).length > 1,
    ]);
  });

test(
  '[twoColumnFeed] shows list activities in two columns, and posts and lone ones across both',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {twoColumnFeed: true}});
    await expect(page.locator('.activity-feed > .activity-text').first()).toBeVisible();
    await waitUntilQuiet(page);
    const {width, lists, texts} = await placesIn(page);
    expect(lists).toEqual({starts: [0, width / 2 + 10], widths: [width / 2 - 10, width]});
    const rows = await rowsIn(page);
    expect(rows.filter(([isWide, hasOther]) => isWide === hasOther)).toEqual([]);
    expect(texts).toEqual({starts: [0], widths: [width]});
  },
);

test('[twoColumnFeed] has one column without room for two, and keeps the time clear of a name of 20 letters', async ({
  open,
  expectedReports,
}) => {
  // The test itself writes the name.
  expectedReports.push(/rewrote text of a\.name/);
  const page = await open('/home', {as: 'member', settings: {twoColumnFeed: true}, width: 400});
  const entry = page.locator('.activity-feed > .activity-anime_list').first();
  await expect(entry).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('.activity-feed > .activity-text').first()).toBeVisible();
  const {width: whole, lists} = await placesIn(page);
  expect(lists).toEqual({starts: [0], widths: [whole]});
  const name = entry.locator('a.name').first();
  await name.evaluate(node => void (node.textContent = 'Abcdefghijklmnopqrst'));
  const overlap = () =>
    entry.evaluate(node => {
      const [one, other] = ['a.name', '.time'].map(selector => node.querySelector(selector)?.getBoundingClientRect());
      if (!one || !other) throw new Error('no name or time');
      return one.right > other.left && one.bottom > other.top && one.top < other.bottom;
    });
  for (const width of [1042, 1200, 1540, 1600]) {
    await page.setViewportSize({width, height: 1000});
    await expect.poll(overlap, `at ${width} px`).toBe(false);
  }
});
