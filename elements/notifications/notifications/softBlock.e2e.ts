import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const list = 'am-notifications';
const own = {as: 'member', token: true} as const;

test('[notifications] leaves out the users of softBlock, and shows them on demand at the end', async ({
  open,
  standIn,
}) => {
  for (const as of ['Tobias', 'Painter']) await standIn.control(`notify?type=ACTIVITY_LIKE&as=${as}`);
  const page = await open('/notifications', {...own, settings: {notificationCake: false, softBlock: ['tobias']}});
  const first = page.locator(`${list} .row`).first();
  await expect(first).toContainText('Painter');
  await expect(first).not.toContainText('Tobias');
  const hidden = page.locator(list).getByRole('button', {name: /^\d+ hidden$/});
  await expect(async () => {
    await page.locator(`${list} .row`).last().scrollIntoViewIfNeeded({timeout: 5000});
    await expect(hidden).toBeVisible({timeout: 500});
  }).toPass();
  await hidden.click();
  await expect(first).toContainText('Tobias');
  await expect(hidden).toHaveCount(0);
  await page.getByRole('button', {name: "Show AniList's list"}).click();
  const native = page.locator('.notifications-feed > .notifications > .notification').first();
  await expect(native).toContainText('Painter');
  await expect(page.locator('.notifications-feed > .notifications > .notification').nth(1)).toContainText('Tobias');
});

test('[notifications] edits the names of softBlock in the settings', async ({open}) => {
  const page = await open('/settings/apps#notifications', {...own, settings: {softBlock: ['Ada']}});
  const row = page.locator('am-settings-page');
  const names = row.getByRole('list', {name: 'Users left out'}).getByRole('listitem');
  await expect(names).toHaveText([/^Ada/]);
  const field = row.getByRole('textbox', {name: 'User name', exact: true});
  await field.fill('https://anilist.co/user/Tobias/');
  await field.press('Enter');
  await expect(names).toHaveText([/^Ada/, /^Tobias/]);
  await field.fill('ADA');
  await expect(row).toContainText(/already/);
  await row.getByRole('button', {name: 'Remove Ada'}).click();
  await expect(names).toHaveText([/^Tobias/]);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as object);
  expect(stored).toMatchObject({softBlock: ['Tobias']});
  await changeSettings(page, {softBlock: []});
  await expect(names).toHaveCount(0);
});
