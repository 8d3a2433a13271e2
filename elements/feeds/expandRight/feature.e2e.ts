import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

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
