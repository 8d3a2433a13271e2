// The card that welcomes a new user: once, on the home page, until it is dismissed.
import type {Page} from '@playwright/test';

import {navigate} from '../support/page';
import {siteUrl} from '../support/server';
import {expect, test} from '../support/test';

const card = (page: Page) => page.getByRole('region', {name: 'Automail is installed'});
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);

/** Opens the home page like after the installation: nothing of ours is stored. */
async function openAsNewcomer(page: Page) {
  await page.evaluate(() => localStorage.removeItem('hohSettings'));
  await page.goto(`${siteUrl}/home`);
}

test('[settingsPage] welcomes a newcomer on the home page, until the card is closed', async ({open}) => {
  const page = await open('/terms', {as: 'member'});
  await openAsNewcomer(page);
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText("isn't an official AniList product");
  await expect(card(page)).toHaveCSS('bottom', '16px');
  // It stays for the next visit until it is dismissed.
  await page.reload();
  await expect(card(page)).toBeVisible();
  await navigate(page, '/terms');
  await expect(page.locator('am-welcome')).toHaveCount(0);
  await navigate(page, '/home');
  await card(page).getByRole('button', {name: 'Close', exact: true}).focus();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toMatchObject({welcomePending: false});
  await page.reload();
  await expect(page.locator('am-overlay')).toBeAttached();
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.locator('am-welcome')).toHaveCount(0);
});

test('[settingsPage] leads a newcomer from the card to the settings and the sign-in, and is gone after that', async ({
  open,
}) => {
  const page = await open('/terms', {as: 'member'});
  const settings = page.locator('am-settings-page');
  await openAsNewcomer(page);
  await card(page).getByRole('link', {name: 'Sign in to Automail'}).click();
  await expect(settings.getByText(/aren't signed in/)).toBeInViewport();
  await expect.poll(() => stored(page)).toMatchObject({welcomePending: false});
  await page.evaluate(() => localStorage.removeItem('hohSettings'));
  await openAsNewcomer(page);
  await card(page).getByRole('button', {name: 'Open settings'}).click();
  await expect(settings.getByRole('heading', {name: 'Automail Settings'})).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await navigate(page, '/home');
  await expect(page.locator('.home')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

for (const [name, width, height, share] of [
  ['in a wide window', 1600, 900, 0.05],
  ['at 200 %', 800, 450, 0.25],
  ['on a phone, with the suggestion of mobile mode', 400, 800, 0.35],
] as const)
  test(`[settingsPage] covers little of the page ${name}`, {tag: '@text'}, async ({open}) => {
    const page = await open('/terms', {as: 'member', width: 1600});
    await page.setViewportSize({width, height});
    await openAsNewcomer(page);
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    if (!box) throw new Error('not shown');
    expect((box.width * box.height) / (width * height)).toBeLessThan(share);
    expect(box.height / height).toBeLessThan(0.35);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  });

test('[settingsPage] suggests mobile mode to a newcomer in the card, and only there', async ({open}) => {
  const page = await open('/terms', {as: 'member', width: 400, settings: {mobileHintSeen: true}});
  const words = page.getByText(/^On mobile\?/);
  await openAsNewcomer(page);
  await expect(card(page).getByText(/^On mobile\?/)).toBeVisible();
  await expect(words).toHaveCount(1);
  await expect.poll(() => stored(page)).toMatchObject({mobileHintSeen: true});
  await card(page).getByRole('button', {name: 'Turn on'}).click();
  await expect(words).toHaveCount(0);
  await expect(page.locator('am-mobile-friendly')).toHaveCount(1);
  await card(page).getByRole('button', {name: 'Close', exact: true}).click();
  await expect(card(page)).toHaveCount(0);
  await expect(words).toHaveCount(0);
});

test('[settingsPage] shows no card to a user who has stored settings', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator('am-overlay')).toBeAttached();
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.locator('am-welcome')).toHaveCount(0);
});
