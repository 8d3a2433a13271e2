import {expect, test} from '../support/test';
import {navigate, waitUntilQuiet} from '../support/page';

const section = 'am-settings-page';

test('[settingsPage] has a control for every visible feature', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  await expect(page.locator(section).getByRole('heading', {name: 'Automail Settings'})).toBeVisible();
  for (const id of [
    'completedScore',
    'droppedScore',
    'entryScore',
    'characterFavouriteCount',
    'CSSgreenManga',
    'documentTitle',
  ])
    await expect(page.locator(section).locator(`[data-id=${id}] input[type=checkbox]`)).toBeVisible();
});

test('[settingsPage] filters by category, and shows all when the active tab is clicked again', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const rows = page.locator(section).locator('[data-id]');
  const all = await rows.count();
  const feeds = page.locator(section).getByRole('button', {name: 'Feeds'});
  await feeds.click();
  await expect(feeds).toHaveAttribute('aria-pressed', 'true');
  expect(await rows.count()).toBeLessThan(all);
  await expect(page.locator(section).locator('[data-id=completedScore]')).toBeVisible();
  await feeds.click();
  await expect(rows).toHaveCount(all);
});

test('[settingsPage] switches features at once, in this page and after a reload', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const box = page.locator(section).locator('[data-id=documentTitle] input');
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(page.locator('am-document-title')).toHaveCount(0);
  await page.reload();
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.locator('am-document-title')).toHaveCount(1);
});

test('[settingsPage] keeps unknown settings, and uses defaults for invalid ones', async ({open, expectedReports}) => {
  expectedReports.push(/The stored value of .* isn't valid, so its default is used/);
  const page = await open('/settings/apps', {as: 'member', settings: {somebodyElses: {a: 1}, completedScore: 'yes'}});
  await expect(page.locator(section).locator('.notices')).toContainText('completedScore');
  await expect(page.locator(section).locator('[data-id=completedScore] input')).toBeChecked();
  await page.locator(section).locator('[data-id=droppedScore] input').check();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>,
  );
  expect(stored.somebodyElses).toEqual({a: 1});
  expect(stored.droppedScore).toBe(true);
});

for (const raw of ['{"completedScore": fal', '[1,2]', '"text"', 'null', '12'])
  test(`[settingsPage] uses defaults when the stored settings are damaged, and keeps a backup: ${raw}`, async ({
    open,
    expectedReports,
  }) => {
    expectedReports.push(/Your stored settings are damaged, so the defaults are used/);
    const page = await open('/settings/apps', {as: 'member', rawSettings: raw});
    await expect(page.locator(section).locator('.notices')).toContainText('damaged');
    await page.locator(section).locator('[data-id=droppedScore] input').check();
    expect(await page.evaluate(() => localStorage.getItem('hohSettingsBackup'))).toBe(raw);
  });

test('[settingsPage] explains how to sign in to the script, and signs out', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  await page.locator(section).getByText('You are not signed in to Automail.').click();
  await expect(page.locator(section)).toContainText('redirect address https://anilist.co/home');
  await page.locator(section).getByLabel('Client id').fill('4870');
  await expect(page.locator(section).getByRole('link', {name: 'Sign in to Automail'})).toHaveAttribute(
    'href',
    /client_id=4870/,
  );
  const signed = await open('/settings/apps', {as: 'member', token: true});
  await signed.locator(section).getByText('You are signed in to Automail.').click();
  await signed.locator(section).getByRole('button', {name: 'Sign out'}).click();
  await expect(signed.locator(section)).toContainText('not signed in');
});

test('[settingsPage] disappears when another settings page is opened', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  await expect(page.locator(section)).toHaveCount(1);
  await navigate(page, '/settings/developer');
  await expect(page.locator(section)).toHaveCount(0);
  await navigate(page, '/settings/apps');
  await expect(page.locator(section)).toHaveCount(1);
});

test('[settingsPage] fits the width of a phone', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', width: 400});
  await expect(page.locator(section)).toBeVisible();
  const wide = await page.locator(section).evaluate(node => node.getBoundingClientRect().right > innerWidth + 1);
  expect(wide).toBe(false);
});

test('[settingsPage] does not scroll sideways on a phone when signed in, and shows every info button', async ({
  open,
}) => {
  const settings = {customCSS: true, keyboardFlow: true, titleAliases: true, blockList: true, blockWord: true};
  const page = await open('/settings/apps', {as: 'member', token: true, width: 400, settings});
  const own = page.locator(section);
  await own.getByText('You are signed in to Automail.').click();
  await expect(own.locator('[data-editor]')).not.toHaveCount(0);
  await waitUntilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  const ends = await own
    .getByRole('button', {name: /^More about/})
    .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(60);
  expect(Math.max(...ends)).toBeLessThan(400);
});

test('[settingsPage] shows a newcomer the search and the first features on the first screen', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', theme: 'dark'});
  const own = page.locator(section);
  const heading = own.getByRole('heading', {name: 'Automail Settings'});
  const first = own.locator('[data-id]').first();
  await expect(first).toBeVisible();
  const [top, row] = [await heading.boundingBox(), await first.boundingBox()];
  expect((row?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(500);
  await expect(own.getByText("What's new", {exact: false})).toHaveCount(0);
  await expect(own.getByText('Open the developer settings', {exact: false})).toBeHidden();
  await expect(own.getByRole('heading', {name: /^Feeds \(\d+\)$/})).toBeVisible();
});

test('[settingsPage] leads to files and backups by search and by the link past the list', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const own = page.locator(section);
  await own.getByRole('searchbox', {name: 'Search settings'}).fill('backup');
  await own.getByRole('link', {name: 'Presets, files and backups'}).click();
  await expect(own.getByRole('button', {name: 'Export settings'})).toBeInViewport();
  await own.getByRole('searchbox', {name: 'Search settings'}).fill('color');
  await expect(own.locator('[data-id=colourPicker]')).toBeVisible();
  await own.getByRole('searchbox', {name: 'Search settings'}).fill('');
  const skip = own.getByRole('link', {name: 'Skip the list of features'});
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('group', {name: 'Presets, files and backups'})).toBeFocused();
});

test('[settingsPage] opens the three steps by "How to sign in" and by the sign-in address', async ({open}) => {
  const page = await open('/home#aniscripts-login', {as: 'member'});
  await expect(page).toHaveURL(/\/settings\/apps#aniscripts-sign-in$/);
  const steps = page.locator(section).getByText('redirect address https://anilist.co/home');
  await expect(steps).toBeInViewport();
  await page.locator(section).getByText('You are not signed in to Automail.').click();
  await expect(steps).toHaveCount(0);
  await page.locator(section).getByRole('link', {name: 'How to sign in'}).last().click();
  await expect(steps).toBeInViewport();
});

test('[settingsPage] returns to where the sign-in was started, and says that it worked', async ({open, standIn}) => {
  const page = await open('/settings/developer', {as: 'member'});
  await page.getByText('Create New Client').click();
  await page.getByPlaceholder('Name').fill('My script');
  await page.getByPlaceholder('Redirect URL').fill('https://anilist.co/home');
  await page.locator('.developer .button.save').click();
  const id = await page.locator('.client', {hasText: 'My script'}).locator('.id').textContent();
  await page.goto('https://anilist.co/settings/apps#entryScore');
  const own = page.locator(section);
  await own.getByText('You are not signed in to Automail.').click();
  await own.getByLabel('Client id').fill(id ?? '');
  await own.getByRole('link', {name: 'Sign in to Automail'}).first().click();
  await page.getByRole('button', {name: 'Approve'}).click();
  await expect(page).toHaveURL('https://anilist.co/settings/apps#entryScore');
  await expect(page.getByText('You are signed in to Automail now.')).toBeVisible();
  await expect(own.getByText('You are signed in to Automail.', {exact: true})).toBeVisible();
  await standIn.control('reset');
});
