// The built userscript in a script manager that registers it as today's managers do, with "Allow User Scripts" on and
// off.
import type {Page} from '@playwright/test';

import {tokenOf} from '../support/api';
import {openWithExtension} from '../support/extension';
import {findWatched} from '../support/find';
import {navigate, waitUntilQuiet} from '../support/page';
import {entrySaves} from '../support/progress';
import {readableText} from '../support/readable';
import {startManager, type ManagerSeat} from '../support/scriptManager';
import {installUrl, siteUrl} from '../support/server';
import {expect, test as base} from '../support/test';
import {watch} from '../support/watch';

const test = base.extend<{seat: ManagerSeat}>({
  seat: async ({standIn}, use, info) => {
    await standIn.control('reset');
    const seat = await startManager(standIn, info.outputPath('manager'));
    const seen = watch(seat.context);
    await use(seat);
    await seen.flush();
    expect(seen.findings).toEqual([]);
    expect(await standIn.control('health?clear')).toEqual([]);
    await seat.close();
  },
});

/** Records in the page whether the script had started before the first script of the site. */
const noteStart = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('script')) return;
    observer.disconnect();
    Object.assign(globalThis, {
      startOfTests: (Reflect.get(document, Symbol.for('automail.running')) as unknown) ?? 'nothing',
    });
  });
  observer.observe(document, {childList: true, subtree: true});
};
const startOf = (page: Page) => page.evaluate<unknown>(() => Reflect.get(globalThis, 'startOfTests'));

/** The elements of the script in the page. */
const ours = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('am-')).length);

test('in a script manager the script starts before the site, and saves a score with a token that the page cannot read', async ({
  seat,
  standIn,
  ids,
}) => {
  await seat.allow(true);
  await seat.context.addInitScript(noteStart);
  const {mediaId, score} = await findWatched(standIn, ids.user);
  const token = await tokenOf(standIn, 'member');
  const page = await openWithExtension(seat, standIn, `/home#access_token=${token}`, false);
  expect(await startOf(page)).toMatch(/^Automail/);
  await expect(page).toHaveURL(`${siteUrl}/home`);
  await expect.poll(() => seat.inWorker('chrome.storage.local.get()')).toEqual({accessToken: token});
  await seat.inWorker('registered');

  await page.goto(`${siteUrl}/anime/${mediaId}/`);
  const raise = page.getByRole('button', {name: 'Raise score'});
  await expect(raise).toBeVisible();
  await raise.click();
  const saved = {mediaId, score: (score * 10 + 1) / 10};
  await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toEqual(saved);
  expect(await readableText(page, {settingsToken: true})).not.toContain(token);
  const functions = await page.evaluate(() => Object.keys(globalThis).filter(name => name.startsWith('GM')));
  expect(functions).toEqual([]);
});

test('signing out in one tab takes the token from the script manager, and from the script in the other tab', async ({
  seat,
  standIn,
}) => {
  const token = await tokenOf(standIn, 'member');
  await seat.inWorker(`chrome.storage.local.set(${JSON.stringify({accessToken: token})})`);
  await seat.allow(true);
  const page = await openWithExtension(seat, standIn, '/settings/apps', false);
  const section = page.locator('am-settings-page');
  await expect(section).toContainText("You're signed in to Automail");
  await section.getByText("You're signed in to Automail").click();
  const other = await seat.context.newPage();
  await other.goto(`${siteUrl}/settings/apps`);
  await expect(other.locator('am-settings-page')).toContainText("You're signed in to Automail");
  await section.getByRole('button', {name: 'Sign out'}).click();
  await expect(other.locator('am-settings-page')).toContainText("You aren't signed in to Automail");
  await expect.poll(() => seat.inWorker('chrome.storage.local.get()')).toEqual({});
});

test('while "Allow User Scripts" is off nothing runs and nothing breaks, and once it is on the script runs', async ({
  seat,
  standIn,
  ids,
}) => {
  await seat.context.addInitScript(noteStart);
  const page = await openWithExtension(seat, standIn, '/home', false);
  for (const path of [`/anime/${ids.anime}/`, `/user/${ids.user}/animelist`, '/settings/apps']) {
    await navigate(page, path);
    await waitUntilQuiet(page);
    expect(await ours(page), path).toBe(0);
  }
  expect(await startOf(page)).toBe('nothing');

  await seat.allow(true);
  await page.reload();
  await expect(page.locator('am-settings-page')).toContainText('Automail Settings');

  await seat.allow(false);
  await page.reload();
  await waitUntilQuiet(page);
  expect(await ours(page)).toBe(0);
  expect(await startOf(page)).toBe('nothing');
});

test('the install page says whether the script runs, with "Allow User Scripts" on and off', async ({seat}) => {
  const page = await seat.context.newPage();
  await page.goto(installUrl);
  await expect(page.getByRole('status')).toContainText(/isn't running/);
  await seat.allow(true);
  await page.reload();
  const status = page.getByRole('status');
  // The tests' script manager grants only storage.
  await expect(status).toContainText('is running, but not as it should.');
  await expect(status).toContainText("Your manager doesn't let it contact other sites");
  await expect(status).not.toContainText('keeps nothing');
});
