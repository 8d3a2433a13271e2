// The files that the readable userscript requires: without the right ones it says so in one line, and starts nothing.
import type {Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';

import {release} from '#platform/release';

import {requiredNames} from '../../tools/editions.mjs';
import {waitUntilQuiet} from '../support/page';
import {installUrl, publishedPath} from '../support/server';
import {expect, test} from '../support/test';
import {scriptText} from '../support/userscript';

const [libraries = '', data = ''] = requiredNames(release.version);

/** The texts of the three files, as the builds of `edition` have them. */
const textOf = (name: string) => readFileSync(publishedPath(name), 'utf8');
const script = () => textOf('automail.user.js').replace(/^\/\/ @require.*\n/gm, '');
const other = (name: string) => {
  const text = textOf(name);
  const changed = text.replace(/^return \{id: '\w+'/m, "return {id: 'other'");
  expect(changed, 'the file has an id').not.toBe(text);
  return changed;
};

/** Writes texts into one file, as a script manager evaluates them in one scope; returns its path. */
function together(texts: readonly string[], file: string) {
  writeFileSync(file, texts.join('\n'));
  return file;
}

for (const [problem, named, files] of [
  ['a changed file', data, () => [textOf(libraries), `${textOf(data)}\n`]],
  ['two swapped files', libraries, () => [textOf(data), textOf(libraries)]],
] as const)
  test(`the hashes in the metadata of the readable userscript refuse ${problem}`, {tag: '@core'}, ({}, info) => {
    const [ofLibraries = '', ofData = ''] = files();
    writeFileSync(info.outputPath(libraries), ofLibraries);
    writeFileSync(info.outputPath(data), ofData);
    const file = info.outputPath('automail.user.js');
    writeFileSync(file, textOf('automail.user.js'));
    expect(() => scriptText(file)).toThrow(named);
    expect(scriptText(publishedPath('automail.user.js'))).toContain(textOf(data));
  });

/** Everything that is written to the console of a page, except by the site's own library, or thrown in it. */
function linesOf(page: Page) {
  const lines: string[] = [];
  page.on('console', message => message.text().includes('vuejs') || lines.push(message.text()));
  page.on('pageerror', error => lines.push(error.message));
  return lines;
}

const traces = (page: Page) =>
  page.evaluate(() => ({
    elements: [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('am-')).length,
    sheets: document.adoptedStyleSheets.length,
    isMarked: 'hohTypeScriptRunning' in document,
    globals: Object.keys(globalThis).filter(name => name.startsWith('automail')),
  }));
const untouched = {elements: 0, sheets: 0, isMarked: false, globals: ['automailStandIn']};

for (const [problem, named, files, isCore] of [
  ['missing libraries', libraries, () => [textOf(data), script()], true],
  ['missing data', data, () => [textOf(libraries), script()], false],
  ['the data in place of the libraries', libraries, () => [textOf(data), textOf(data), script()], false],
  ['the libraries of another build', libraries, () => [other(libraries), textOf(data), script()], false],
  ['the data of another build', data, () => [textOf(libraries), other(data), script()], true],
  ['both files of another build', libraries, () => [other(libraries), other(data), script()], false],
] as const)
  test(
    `with ${problem}, the readable userscript says so in one line and changes nothing else`,
    {tag: isCore ? '@core' : []},
    async ({open, expectedReports}, info) => {
      expectedReports.push(/can't start/);
      let lines: string[] = [];
      const page = await open('/home', {
        script: together(files(), info.outputPath('script.user.js')),
        as: 'member',
        beforeLoad: async before => void (lines = linesOf(before)),
      });
      const notice = page.getByRole('alert').filter({hasText: named});
      await expect(notice).toContainText(installUrl);
      expect(lines).toHaveLength(1);
      expect(await notice.textContent()).toContain(lines[0]);
      await page.getByRole('link', {name: 'Forum'}).first().click();
      await expect(page).toHaveURL(/\/forum/);
      expect(await traces(page)).toEqual(untouched);
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
    },
  );

test('without its files, the readable userscript says nothing in a page that another page frames', async ({
  open,
  expectedReports,
}, info) => {
  expectedReports.push(/can't start/);
  let lines: string[] = [];
  const page = await open('/terms', {
    script: together([script()], info.outputPath('script.user.js')),
    as: 'member',
    beforeLoad: async before => void (lines = linesOf(before)),
  });
  await expect(page.getByRole('alert').filter({hasText: libraries})).toHaveCount(1);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'framed';
    frame.src = '/home';
    document.body.append(frame);
  });
  const framed = page.frameLocator('iframe[name=framed]');
  await expect(framed.locator('.page-content > *')).toHaveCount(1);
  await expect(framed.getByRole('alert')).toHaveCount(0);
  expect(lines, 'of the page itself').toHaveLength(1);
});

test('without its files, the readable userscript says nothing in a document that is no page', async ({open}, info) => {
  let lines: string[] = [];
  const page = await open('/img/icons/icon.svg', {
    script: together([script()], info.outputPath('script.user.js')),
    beforeLoad: async before => void (lines = linesOf(before)),
  });
  expect(await page.evaluate(() => [document.contentType, document.readyState])).toEqual(['image/svg+xml', 'complete']);
  expect(lines).toEqual([]);
  expect(await page.locator('[role], button').count()).toBe(0);
});

test('with its files in the other order, the readable userscript starts', async ({open}, info) => {
  const file = together([textOf(data), textOf(libraries), script()], info.outputPath('script.user.js'));
  const page = await open('/settings/apps', {script: file, as: 'member'});
  await expect(page.locator('am-settings-page').locator('[data-id]').first()).toBeVisible();
});

for (const name of [libraries, data])
  test(`${name} alone changes nothing in a page`, async ({open}) => {
    let lines: string[] = [];
    const page = await open('/home', {
      script: publishedPath(name),
      as: 'member',
      beforeLoad: async before => void (lines = linesOf(before)),
    });
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    await waitUntilQuiet(page);
    expect(await traces(page)).toEqual(untouched);
    expect(lines).toEqual([]);
  });
