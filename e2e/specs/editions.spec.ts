// The readable userscript of dist/, with the files that it requires.
import {readFileSync, writeFileSync} from 'node:fs';

import {release} from '#platform/release';

import {requiredNames} from '../../tools/editions.mjs';
import {features} from '../support/features';
import {installUrl, publishedPath} from '../support/server';
import {expect, test} from '../support/test';

const edition = publishedPath('automail.user.js');
const [libraries = '', data = ''] = requiredNames(release.version);

test('[settingsPage] the readable userscript has every feature and every language, and leaves nothing in the page', async ({
  open,
}) => {
  const page = await open('/settings/apps', {script: edition, as: 'member', settings: {language: 'de'}});
  const section = page.locator('am-settings-page');
  await expect(section.getByRole('option', {name: 'Deutsch'})).toBeEnabled();
  await section.getByRole('button', {name: 'Alle', exact: true}).click();
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

/** The texts of the three files, as the builds of `edition` have them. */
const textOf = (name: string) => readFileSync(publishedPath(name), 'utf8');
const other = (name: string) => textOf(name).replace(/^return \{id: '\w+'/m, "return {id: 'other'");
const script = () => textOf('automail.user.js').replace(/^\/\/ @require.*\n/gm, '');

for (const [problem, named, files] of [
  ['missing libraries', libraries, () => [textOf(data), script()]],
  ['missing data', data, () => [textOf(libraries), script()]],
  ['the libraries of another build', libraries, () => [other(libraries), textOf(data), script()]],
  ['the data of another build', data, () => [textOf(libraries), other(data), script()]],
] as const)
  test(
    `with ${problem}, the readable userscript says so in one line and changes nothing else`,
    {tag: '@core'},
    async ({open, expectedReports}, info) => {
      expectedReports.push(/can't start/);
      const file = info.outputPath('script.user.js');
      writeFileSync(file, files().join('\n'));
      const lines: string[] = [];
      const page = await open('/home', {
        script: file,
        as: 'member',
        beforeLoad: async before => {
          before.on('console', message => ['error', 'warning'].includes(message.type()) && lines.push(message.text()));
          before.on('pageerror', error => lines.push(error.message));
        },
      });
      const notice = page.getByRole('alert').filter({hasText: named});
      await expect(notice).toContainText(installUrl);
      expect(lines).toHaveLength(1);
      expect(await notice.textContent()).toContain(lines[0]);
      await page.getByRole('link', {name: 'Forum'}).first().click();
      await expect(page).toHaveURL(/\/forum/);
      expect(
        await page.evaluate(() => ({
          elements: [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('am-')).length,
          sheets: document.adoptedStyleSheets.length,
          isMarked: 'hohTypeScriptRunning' in document,
        })),
      ).toEqual({elements: 0, sheets: 0, isMarked: false});
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
    },
  );
