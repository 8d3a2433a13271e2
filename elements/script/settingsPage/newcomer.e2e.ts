// The settings as seen by a user who has just installed the script.
import type {Page} from '@playwright/test';

import {largest} from '#e2e/support/listed';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {inAllTab, openRow, openTab} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

const section = 'am-settings-page';
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);

test(
  '[settingsPage] does not scroll sideways on a phone when signed in, and shows every info button',
  {tag: '@text'},
  async ({open}) => {
    const settings = {
      ...inAllTab,
      customCSS: true,
      keyboardFlow: true,
      titleAliases: true,
      blockList: true,
      blockWord: true,
    };
    const page = await open('/settings/apps', {as: 'member', token: true, width: 400, settings});
    const own = page.locator(section);
    for (const id of ['customCSS', 'titleAliases', 'blockList', 'blockWord']) await openRow(page, id);
    await expect(own.locator('[data-editor]')).not.toHaveCount(0);
    await waitUntilQuiet(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    const ends = await own
      .getByRole('button', {name: /^More about/})
      .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(60);
    expect(largest(ends)).toBeLessThan(400);
  },
);

test(
  '[settingsPage] shows a newcomer the search and the first steps on the first screen',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/settings/apps', {as: 'member', theme: 'dark'});
    const own = page.locator(section);
    const heading = own.getByRole('heading', {name: 'Automail Settings'});
    const first = own.getByRole('group', {name: 'Sign in to Automail'});
    await expect(first).toBeVisible();
    const [top, row] = [await heading.boundingBox(), await first.boundingBox()];
    expect((row?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(250);
    await expect(own.getByText("What's new", {exact: false})).toHaveCount(0);
    await openTab(page, 'Feeds');
    await expect(own.getByRole('heading', {name: /^Feed filters \(\d+\)$/})).toBeVisible();
  },
);

test('[settingsPage] opens the three steps from "How to sign in" and from the sign-in address', async ({open}) => {
  const page = await open('/home#aniscripts-login', {as: 'member'});
  await expect(page).toHaveURL(/\/settings\/apps#aniscripts-sign-in$/);
  const steps = page.locator(section).getByText('https://anilist.co/home');
  await expect(steps).toBeInViewport();
  await openTab(page, 'Notifications');
  const row = await openRow(page, 'notificationCake');
  await row.getByRole('link', {name: 'How to sign in'}).click();
  await expect(steps).toBeInViewport();
  // The address also works on navigation inside the site, and going back does not lead to the steps again.
  await navigate(page, '/reviews');
  await navigate(page, '/home#aniscripts-login');
  await expect(page).toHaveURL(/\/settings\/apps#aniscripts-sign-in$/);
  await expect(steps).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('[settingsPage] returns to where the sign-in was started, and confirms that it worked', async ({
  open,
  standIn,
}) => {
  const page = await open('/settings/developer', {as: 'member'});
  await page.getByText('Create New Client').click();
  await page.getByPlaceholder('Name').fill('My script');
  await page.getByPlaceholder('Redirect URL').fill('https://anilist.co/home');
  await page.locator('.developer .button.save').click();
  const id = await page.locator('.client', {hasText: 'My script'}).locator('.id').textContent();
  await page.goto('https://anilist.co/settings/apps#entryScore');
  const own = page.locator(section);
  await own.getByRole('link', {name: 'Not signed in'}).click();
  await own.getByLabel('Client ID').fill(id ?? '');
  await own.getByRole('button', {name: 'Sign in', exact: true}).click();
  await page.getByRole('button', {name: 'Approve'}).click();
  await expect(page).toHaveURL('https://anilist.co/settings/apps#entryScore');
  await expect(page.getByText(/now signed in/)).toBeVisible();
  await expect(own.getByRole('link', {name: 'Signed in'})).toBeVisible();
  await standIn.control('reset');
});

/** Pairs of features of which one makes no sense, or is invisible, while the other is on. */
const excluding = [
  ['limitProgress8', 'limitProgress10'],
  ['slimNav', 'CSSverticalNav'],
  ['rightToLeft', 'rightSideNavbar'],
  ['betterListPreview', 'plusProgress'],
  ['betterListPreview', 'progressBar'],
  ['betterListPreview', 'expandRight'],
  ['mobileFriendly', 'colourPicker'],
] as const;

const both = (settings: Record<string, unknown>) =>
  excluding.filter(([a, b]) => settings[a] === true && settings[b] === true);

test('[settingsPage] shows what each style changes, applies it, undoes it, and turns on nothing that excludes another feature', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {limitProgress8: true, rightToLeft: true}});
  const own = page.locator(section);
  const card = (name: string) => own.getByRole('listitem', {name, exact: true});
  const figures = (name: string) => card(name).locator('summary');
  const older = card('Like the older script');
  await figures('Like the older script').click();
  await expect(older.getByText('Saved drafts', {exact: true})).toBeVisible();
  for (const name of ['Calm', 'Balanced', 'Like the older script', 'Everything useful']) {
    const before = await stored(page);
    await expect(figures(name)).toHaveText(/^\+\d+ −\d+/);
    await card(name).getByRole('button').click();
    await expect(card(name).locator('.chosen')).toBeVisible();
    await expect.poll(() => stored(page)).not.toEqual(before);
    await expect.poll(() => stored(page)).toMatchObject({mobileFriendly: false, rightToLeft: false});
    await expect.poll(async () => both(await stored(page))).toEqual([]);
  }
  const useful = await stored(page);
  expect(useful).toMatchObject({droppedScore: true, keyboardFlow: true, drafts: true});
  await expect(figures('Everything off')).toHaveText(/^\+0 −1\d\d/);
  await card('Everything off').getByRole('button').click();
  await expect.poll(() => stored(page)).toMatchObject({droppedScore: false, drafts: false, linkGuard: false});
  await own.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(() => stored(page)).toEqual(useful);
});

test('[settingsPage] asks before it restores the defaults, and names what changes', async ({open}) => {
  const settings = {
    ...{settingsTab: 'help', droppedScore: true, settingsTip: false},
    ...{blockWordValue: 'spoiler', titleAliases: true},
  };
  const page = await open('/settings/apps', {as: 'member', settings});
  const own = page.locator(section);
  const before = await stored(page);
  await own.getByRole('button', {name: 'Default Settings', exact: true}).click();
  const preview = own.getByRole('group', {name: 'Default Settings'});
  for (const line of ['Turns on 1 feature', 'Turns off 1 feature', 'Resets options of 1 feature'])
    await expect(preview.getByText(line, {exact: true})).toBeVisible();
  await preview.getByRole('button', {name: 'Cancel'}).click();
  await expect(preview).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
  await own.getByRole('button', {name: 'Default Settings', exact: true}).click();
  await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
  await expect.poll(() => stored(page)).not.toHaveProperty('blockWordValue');
  await own.getByRole('button', {name: 'Default Settings', exact: true}).click();
  await expect(preview).toContainText(/already match/);
});
