// npm run pictures: the pictures of docs/install.html, of the browsers' own pages. They need a full Chromium and a
// Firefox.
import type {Page} from '@playwright/test';
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {startExtension} from '../support/extension';
import {startFirefox} from '../support/firefox';
import {startManager} from '../support/scriptManager';
import {expect, test} from '../support/test';
import {asWebp} from '../support/webp';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Width and height of each picture, as in the page (px). */
const size = {width: 1000, height: 560};

async function write(page: Page, name: string, png: Buffer) {
  writeFileSync(`${root}docs/pictures/install-${name}.webp`, await asWebp(page.context(), png, size.width));
}

test('picture of install in Chromium', async ({standIn}) => {
  const seat = await startExtension(standIn);
  const page = await seat.context.newPage();
  await page.setViewportSize(size);
  await page.goto('chrome://extensions/');
  const mode = page.locator('#devMode');
  if ((await mode.getAttribute('aria-pressed')) !== 'true') await mode.click();
  await expect(page.getByText('Automail', {exact: true})).toBeVisible();
  await write(page, 'chromium', await page.screenshot());
  await seat.close();
});

test('picture of install with a script manager in Chromium', async ({standIn}, info) => {
  const seat = await startManager(standIn, info.outputPath('manager'));
  const id = await seat.inWorker<string>('chrome.runtime.id');
  const page = await seat.context.newPage();
  await page.setViewportSize(size);
  await page.goto(`chrome://extensions/?id=${id}`);
  const access = page.locator('#allow-user-scripts').getByRole('switch');
  await access.setChecked(true);
  await access.scrollIntoViewIfNeeded();
  await write(page, 'allow', await page.screenshot());
  await seat.close();
});

test('picture of install in Firefox', async ({open, standIn}) => {
  const seat = await startFirefox(standIn, '-remote-allow-system-access');
  const page = await open('/terms', {withoutProduct: true});
  await write(page, 'firefox', await seat.picture('about:debugging#/runtime/this-firefox', 'Automail', size));
  await seat.close();
});
