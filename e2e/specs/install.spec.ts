// The installation guide: docs/install.html, at the address in the metadata.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {listedElements} from '../support/listed';
import {installUrl, productPath} from '../support/server';
import {expect, test, type OpenOptions} from '../support/test';

const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {version: string};

/** Opens the page after one of the site's, on which the script is installed. */
async function openInstall(open: (path: string, options?: OpenOptions) => Promise<Page>, options: OpenOptions = {}) {
  const page = await open('/terms', options);
  await page.goto(installUrl);
  return page;
}

test('the install page shows that the script is running, and its version', async ({open}) => {
  const page = await openInstall(open);
  await expect(page.getByRole('status')).toContainText(`Automail ${version} is running in this browser.`);
  await expect(page.locator('html')).toHaveAttribute('data-automail', /"storage":true,"requests":true/);
  expect(await page.evaluate(() => 'hohTypeScriptRunning' in document || localStorage.length > 0)).toBe(false);
});

test('the install page explains what to do if the script is not running', async ({open}) => {
  const page = await openInstall(open, {withoutProduct: true});
  await expect(page.getByRole('status')).toContainText(/isn't running/);
  await expect(page.getByRole('status')).toContainText('Follow the steps below');
});

test('the install page explains what does not work in a script manager without grants, without a vault', async ({
  open,
}) => {
  const page = await openInstall(open, {vault: false});
  const status = page.getByRole('status');
  await expect(status).toContainText(`Automail ${version} is running, but not as it should.`);
  await expect(status).toContainText('Your manager gives it no storage');
  await expect(status).toContainText("Your manager doesn't let it contact other sites");
});

test('the install page marks the form for the browser that shows it, and says what to do on phones, for updates and for removal', async ({
  open,
}) => {
  const page = await openInstall(open);
  const row = page.getByRole('row', {name: '(this browser)'});
  await expect(row).toHaveText(
    /^\s*Chrome, Edge, Brave, Opera or Vivaldi on a computer \(this browser\)\s*The extension\s*$/,
  );
  await expect(page.getByRole('row', {name: 'Firefox on a computer'})).toContainText('drops a temporary extension');
  for (const name of ['Phones and tablets', 'Updates', 'Remove Automail'])
    await expect(page.getByRole('heading', {name})).toBeVisible();
});

for (const [agent, row] of [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on a computer'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'A phone or tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari'],
] as const)
  test(`the install page marks "${row}" there`, async ({open}) => {
    const page = await openInstall(open, {
      beforeLoad: each =>
        each.addInitScript(name => Object.defineProperty(navigator, 'userAgent', {get: () => name}), agent),
    });
    await expect(page.getByRole('rowheader', {name: '(this browser)'})).toHaveText(`${row} (this browser)`);
  });

test('the install page has links that lead somewhere, within the page, to downloads and to AniList', async ({
  open,
  standIn,
}) => {
  const page = await openInstall(open);
  const targets = await page
    .getByRole('link')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
  const within = targets.filter(each => each.startsWith('#')).map(each => each.slice(1));
  expect(within.length).toBeGreaterThan(4);
  for (const id of within) await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  const relative = [...new Set(targets.filter(each => /^(?:releases\/|users)/.test(each)))];
  expect(relative.toSorted()).toEqual([
    'releases/automail-chromium.zip',
    'releases/automail-firefox.zip',
    'releases/automail.min.user.js',
    'releases/automail.user.js',
    'users.md',
  ]);
  const local = `http://127.0.0.1:${standIn.http}/__standin`;
  expect((await fetch(`${local}/users.md`)).status).toBe(200);
  // These exist once they are built; until then the stand-in names the command.
  for (const path of relative.filter(each => each.startsWith('releases/'))) {
    const answer = await fetch(`${local}/${path}`);
    const isBuilt = answer.status === 200;
    expect(isBuilt || (await answer.text()).includes('run "npm run build -- --extension"')).toBe(true);
  }
  const html = await (await fetch(`${local}/install`)).text();
  expect(html).toContain('href="/settings/apps"');
  expect(html).not.toContain('href="https://anilist.co');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the install page shows its pictures, fits a narrow window and passes axe in ${colorScheme} colours`,
    {tag: '@text'},
    async ({open}) => {
      const page = await openInstall(open, {width: 400, beforeLoad: each => each.emulateMedia({colorScheme})});
      for (const picture of await listedElements(page.locator('img'), 3))
        await expect
          .poll(() => picture.evaluate(node => node instanceof HTMLImageElement && node.complete && node.naturalWidth))
          .toBeGreaterThan(500);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page, 'main')).toEqual([]);
    },
  );

test('the metadata lets the script run on the site and on the install page, and nowhere else', () => {
  const matches = readFileSync(productPath, 'utf8').match(/^\/\/ @match .*$/gm);
  expect(matches?.map(line => line.split(/\s+/)[2])).toEqual(['https://anilist.co/*', installUrl, `${installUrl}?*`]);
});
