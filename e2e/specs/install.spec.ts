// The installation guide: docs/install.html, at the address in the metadata.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {listedElements} from '../support/listed';
import {installUrl, productPath} from '../support/server';
import {expect, test, type OpenOptions} from '../support/test';

/** Opens the page after one of the site's, on which the script is installed. */
async function openInstall(open: (path: string, options?: OpenOptions) => Promise<Page>, options: OpenOptions = {}) {
  const page = await open('/terms', options);
  await page.goto(installUrl);
  return page;
}

test('the install page shows that the script is running, and its version', async ({open}) => {
  const page = await openInstall(open);
  await expect(page.getByRole('status')).toHaveText(/^Automail 11\.0\.0 runs in this browser\./);
  await expect(page.locator('html')).toHaveAttribute('data-automail', /"storage":true,"requests":true/);
  expect(await page.evaluate(() => 'hohTypeScriptRunning' in document || localStorage.length > 0)).toBe(false);
});

test('the install page explains what to do if the script is not running', async ({open}) => {
  const page = await openInstall(open, {withoutProduct: true});
  await expect(page.getByRole('status')).toContainText('Automail does not run in this browser yet.');
  await expect(page.getByRole('status')).toContainText('Follow the steps below');
});

test('the install page explains what does not work in a script manager without grants, without a vault', async ({
  open,
}) => {
  const page = await openInstall(open, {vault: false});
  const status = page.getByRole('status');
  await expect(status).toContainText('Automail 11.0.0 runs, but not as it should.');
  await expect(status).toContainText('Your manager keeps nothing for it');
  await expect(status).toContainText('Your manager lets it ask no other sites');
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
