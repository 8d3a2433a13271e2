import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';

/** The boxes of the label and the value of a fact. */
async function boxesOf(page: Page, label: RegExp) {
  const fact = page.locator('.sidebar .data > .data-set', {has: page.locator('.type', {hasText: label})});
  await expect(fact).toHaveCount(1);
  const [type, value, row] = await Promise.all(
    [fact.locator('.type'), fact.locator('.value'), fact].map(node => node.boundingBox()),
  );
  if (!type || !value || !row) throw new Error('the fact has no box');
  return {type, value, row};
}

test('[infoTable] shows short values beside their labels and long ones below', {tag: '@core'}, async ({open}) => {
  const page = await open('/anime/5114', {settings: {infoTable: true}});
  const format = await boxesOf(page, /^Format$/);
  expect(format.value.y).toBeLessThan(format.type.y + format.type.height);
  expect(format.value.x).toBeGreaterThan(format.type.x + format.type.width);
  expect(format.value.x + format.value.width).toBeCloseTo(format.row.x + format.row.width, 0);
  const long = await boxesOf(page, /^Romaji$/);
  expect(long.value.y).toBeGreaterThanOrEqual(long.type.y + long.type.height);
  expect(long.value.x).toBe(long.type.x);
  expect(await page.locator('.media .sidebar').evaluate(node => node.clientWidth)).toBe(215);
});
