// An update of the extension while a page of the site is open.
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {extensionFolder, openWithExtension, startExtension} from '../support/extension';
import {navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

test('components are in a folder of their version, so that a page from before an update takes none of the next one', () => {
  for (const browser of ['chromium', 'firefox'] as const) {
    const folder = extensionFolder(browser);
    const {version} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {version: string};
    expect(readdirSync(join(folder, 'chunks'))).toEqual([version]);
  }
});

test('a page from before an update says to reload it when it needs a component that it has not loaded', async ({
  standIn,
}) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'automail-update-')), 'chromium');
  cpSync(extensionFolder('chromium'), folder, {recursive: true});
  const seat = await startExtension(standIn, folder);
  const page = await openWithExtension(seat, standIn, '/home');
  await waitUntilQuiet(page);
  rmSync(join(folder, 'chunks'), {recursive: true});
  await navigate(page, '/settings/apps');
  const toast = page.locator('am-toasts');
  await expect(toast).toContainText('Automail has been updated since you opened this page. Reload the page');
  await expect(page.locator('am-settings-page')).toHaveCount(0);
  cpSync(extensionFolder('chromium'), folder, {recursive: true});
  await toast.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.locator('am-settings-page')).toContainText('Automail Settings');
  await expect(toast).toHaveCount(0);
  await seat.close();
  rmSync(join(folder, '..'), {recursive: true});
});
