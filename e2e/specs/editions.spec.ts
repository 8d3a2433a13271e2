// The readable userscript of dist/, with the files that it requires.
import {readFileSync} from 'node:fs';

import {release} from '#platform/release';

import {requiredNames} from '../../tools/editions.mjs';
import {features} from '../support/features';
import {publishedPath} from '../support/server';
import {expect, test} from '../support/test';

const edition = publishedPath('automail.user.js');
const [libraries = '', data = ''] = requiredNames(release.version);

test('[settingsPage] the readable userscript has every feature and every language, and leaves nothing in the page', async ({
  open,
}) => {
  const page = await open('/settings/apps', {script: edition, as: 'member', settings: {language: 'de'}});
  const section = page.locator('am-settings-page');
  await expect(section.getByRole('option', {name: 'Deutsch'})).toBeEnabled();
  await section.getByRole('tab', {name: 'Alle', exact: true}).click();
  await expect
    .poll(() => section.locator('[data-id]').evaluateAll(rows => rows.map(row => row.getAttribute('data-id')).sort()))
    .toEqual(
      features()
        .map(({id}) => id)
        .filter(id => id !== 'settingsPage')
        .sort(),
    );
  expect(await page.evaluate(() => Object.keys(globalThis).filter(name => name.startsWith('automail')))).toEqual([
    'automailStandIn',
  ]);
});

test('the published userscripts contain nothing that only tests set', () => {
  for (const name of ['automail.user.js', libraries, data, 'automail.min.user.js']) {
    const script = readFileSync(publishedPath(name), 'utf8');
    expect(script).toContain('==UserScript==');
    for (const hook of ['automailStandIn', '__STANDIN__ &&', 'typeof __STANDIN__'])
      expect(script.includes(hook), `${name}: ${hook}`).toBe(false);
  }
});

test('the readable userscript ignores what a script of the page sets in the name of the build', async ({open}) => {
  const page = await open('/settings/apps', {
    script: edition,
    as: 'member',
    token: true,
    beforeLoad: before =>
      before.addInitScript(() => {
        const heard: unknown[] = [];
        const {port1, port2} = new MessageChannel();
        port2.onmessage = ({data}) => heard.push(data);
        Object.assign(globalThis, {
          heard,
          __STANDIN__: true,
          __BRIDGE__: Promise.resolve(port1),
          __LATER__: {has: () => false, load: () => Promise.reject(new Error('of the page'))},
          automailLibraries: {id: 'of the page', chunks: []},
          automailData: {id: 'of the page', chunks: []},
        });
      }),
  });
  await expect(page.locator('am-settings-page')).toContainText("You're signed in to Automail");
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown[])).toEqual([]);
});
