import type {Page} from '@playwright/test';

import {changeSettings} from '#e2e/support/page';
import {siteUrl} from '#e2e/support/server';
import {expect, test, type Ids} from '#e2e/support/test';

const settings = {clickableActivityHistory: true, termsFeed: true};
const profile = ({other}: Ids) => `/user/${other}/`;
const days = (page: Page) => page.locator('.activity-history > .history-day');
const links = (page: Page) => page.locator('.activity-history').getByRole('link');

/** The date that the site shows for a day, in its own tooltip. */
const dateOf = async (page: Page, index: number) => (await links(page).nth(index).getAttribute('title'))?.split(':')[0];

test(
  '[clickableActivityHistory] opens a day with activity in the low-bandwidth feed',
  {tag: ['@core', '@dates']},
  async ({open, ids, standIn}) => {
    // It is already the next day in Japan.
    const at = '2026-11-20T16:00:00Z';
    await standIn.control(`clock?freeze=${at}&live=off`);
    const page = await open(profile(ids), {as: 'member', token: true, settings, clockAt: at});
    await expect(links(page).first()).toBeVisible();
    expect(await links(page).count()).toBe(await days(page).and(page.locator(':not(.lv-0)')).count());
    const date = await dateOf(page, 0);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect(links(page).first()).toHaveAccessibleName(`Activity on ${date}`);
    await links(page).first().click();
    await expect(page).toHaveURL(`${siteUrl}/terms?user=${ids.other}&date=${date}`);
    await expect(page.getByText(`Activity on ${date} (Japan time).`)).toBeVisible();
  },
);

test('[clickableActivityHistory] works by keyboard, does nothing for days without activity, and needs the low-bandwidth feed', async ({
  open,
  ids,
}) => {
  const page = await open(profile(ids), {as: 'member', token: true, settings: {...settings, termsFeed: false}});
  await expect(days(page).first()).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await changeSettings(page, {termsFeed: true});
  await expect(links(page).first()).toBeVisible();
  const count = await links(page).count();
  expect(count).toBeGreaterThan(1);
  await test.step('keeps the days visible where the system forces its colors', async () => {
    const colour = () =>
      links(page)
        .first()
        .evaluate(day => getComputedStyle(day).backgroundColor);
    const own = await colour();
    await page.emulateMedia({forcedColors: 'active'});
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await colour()).toBe(own);
    await page.emulateMedia({forcedColors: 'none'});
  });
  await page.locator('.activity-history > .lv-0').first().click();
  await expect(page).toHaveURL(siteUrl + profile(ids));
  await expect(page.locator('.activity-history [tabindex="0"]')).toHaveCount(1);
  await links(page).last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(links(page).nth(count - 2)).toBeFocused();
  const date = await dateOf(page, count - 2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/terms?user=${ids.other}&date=${date}`);
});
