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

test('[settingsPage] leads a newcomer from the card to the settings, the styles and the sign-in', async ({open}) => {
  const page = await open('/terms', {as: 'member'});
  const settings = page.locator('am-settings-page');
  await openAsNewcomer(page);
  await card(page).getByRole('button', {name: 'Open settings'}).click();
  await expect(settings.getByRole('heading', {name: 'Automail Settings'})).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  // None of the steps closes the card, so the next one is at hand.
  await navigate(page, '/home');
  await card(page).getByRole('link', {name: 'Choose a style'}).click();
  await expect(settings.getByRole('listitem', {name: 'Calm'})).toBeInViewport();
  await navigate(page, '/home');
  await card(page).getByRole('link', {name: 'Sign in to Automail'}).click();
  await expect(settings.getByText(/aren't signed in/)).toBeInViewport();
  await navigate(page, '/home');
  await card(page).getByRole('button', {name: 'Close this card'}).click();
  await expect(card(page)).toHaveCount(0);
  await navigate(page, '/terms');
  await navigate(page, '/home');
  await expect(page.locator('.home')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('[settingsPage] shows no card to a user who has stored settings', async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator('am-overlay')).toBeAttached();
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.locator('am-welcome')).toHaveCount(0);
});
