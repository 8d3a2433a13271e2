// The minified edition, whose lazy chunks are text: what it evaluates is what was built, and where a page forbids
// evaluating text it only says so.
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {toTextChunk} from '../../tools/textChunks.mjs';
import {installUrl, publishedPath} from '../support/server';
import {expect, test} from '../support/test';

const edition = publishedPath('automail.min.user.js');
const chunksFile = fileURLToPath(new URL('../../build/minified.json', import.meta.url));
const builtChunks = () => JSON.parse(readFileSync(chunksFile, 'utf8')) as readonly string[];

/** The script with another last line, in a document without a policy. */
async function runInstead(page: Page, line: string) {
  const script = readFileSync(edition, 'utf8');
  expect(script, 'the last line starts the script').toContain('load(entry());');
  await page.goto('about:blank');
  await page.addScriptTag({content: script.replace('load(entry());', () => line)});
}

/** The sources of all scripts whose address starts with `start`, by the rest of their address. */
async function sourcesFrom(page: Page, start: string, run: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const ids = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({url, scriptId}) => {
    if (url.startsWith(start)) ids.set(url.slice(start.length), scriptId);
  });
  await session.send('Debugger.enable');
  await run();
  // An answer in this session comes after its events.
  await session.send('Runtime.evaluate', {expression: '0'});
  return Promise.all(
    [...ids].map(async ([name, scriptId]) => {
      const {scriptSource} = await session.send('Debugger.getScriptSource', {scriptId});
      return [name, scriptSource.split('\n//# sourceURL')[0]] as const;
    }),
  );
}

test('every chunk that the minified edition evaluates is the chunk that was built', async ({page}) => {
  const evaluated = await sourcesFrom(page, 'automail.min/', () =>
    runInstead(page, "Object.keys(textOf).filter(name => name !== 'permission').forEach(evaluated);"),
  );
  const atStart = /^define\("(?:main|core|vendor-frame|refused)"/;
  const wanted = builtChunks()
    .filter(chunk => !atStart.test(chunk))
    .map(toTextChunk);
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(({code}) => code.includes('*/')).length, 'some contain the end of a comment').toBeGreaterThan(0);
  const sources = new Map(evaluated);
  expect([...sources.keys()].toSorted()).toEqual(wanted.map(({name}) => `${name}.js`).toSorted());
  expect(wanted.filter(({name, code}) => sources.get(`${name}.js`) !== code).map(({name}) => name)).toEqual([]);
});

test('the policy of the minified edition takes the names of its chunks, and no code', async ({page}) => {
  await runInstead(page, 'globalThis.policyRules = {createScript: codeOf};');
  const answers = await page.evaluate(() => {
    const {policyRules} = globalThis as {policyRules?: {createScript(name: string): string}};
    return ['permission', 'alert(1)', 'toString', '__proto__'].map(name => {
      try {
        return policyRules?.createScript(name).split('\n')[0];
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(answers).toEqual(['0', ...['alert(1)', 'toString', '__proto__'].map(name => `Error: no chunk named ${name}`)]);
});

test('on a page that forbids evaluating text, the minified edition names the readable one and changes nothing else', async ({
  open,
  expectedReports,
}) => {
  expectedReports.push(/evaluat|readable edition|Content Security Policy|TrustedScript/i);
  const errors: string[] = [];
  const page = await open('/home', {
    script: edition,
    as: 'member',
    beforeLoad: async before => void before.on('console', message => errors.push(message.text())),
  });
  const notice = page.getByRole('alert').filter({hasText: 'automail.user.js'});
  await expect(notice).toContainText(`Install the readable edition, automail.user.js, from ${installUrl}`);
  expect(errors.filter(each => each.includes('readable edition'))).toHaveLength(1);
  await notice.getByRole('button', {name: 'Close'}).click();
  await expect(notice).toHaveCount(0);
  const traces = () =>
    page.evaluate(() => ({
      elements: [...document.querySelectorAll('*')].filter(({localName}) => localName.startsWith('am-')).length,
      sheets: document.adoptedStyleSheets.length,
      isMarked: 'hohTypeScriptRunning' in document,
    }));
  expect(await traces()).toEqual({elements: 0, sheets: 0, isMarked: false});
  await page.getByRole('link', {name: 'Forum'}).first().click();
  await expect(page).toHaveURL(/\/forum/);
  expect(await traces()).toEqual({elements: 0, sheets: 0, isMarked: false});
  await page.reload();
  await expect(page.locator('#app')).not.toBeEmpty();
  await expect(notice, 'it stays closed in this tab').toHaveCount(0);
});
