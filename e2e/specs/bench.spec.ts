// Tests of the bench itself: it runs other scripts as a script manager does, and reports figures that cannot be
// trusted.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {readMetadata} from '../bench/manager/metadata';
import {agree, repeat} from '../bench/repeat';
import {isHeld, rowsOf} from '../bench/report';
import {assertWorks, openAs} from '../bench/scene';
import {readStorage, userscript} from '../bench/subjects';
import {countWork, workOf} from '../bench/work';
import {readWords} from '../bench/words';
import {expect, test} from '../support/test';

const peerFile = fileURLToPath(new URL('../fixtures/peer.user.js', import.meta.url));
const block = (...rows: string[]) =>
  ['// ==UserScript==', ...rows.map(row => `// ${row}`), '// ==/UserScript=='].join('\n');

test('the bench gives a peer its start time, its grants, its storage and the API token', async ({
  browser,
  standIn,
  ids,
}, info) => {
  const storage = info.outputPath('storage.json');
  writeFileSync(storage, '{"peer-token": "{{token}}", "other": {"kept": [1]}}');
  const peer = {...userscript(peerFile), storage: readStorage(storage)};
  const {context, page} = await openAs(browser, standIn, peer, {
    path: '/terms?guard=0',
    before: opened => countWork(opened, peer, true),
  });
  const note = page.locator('#peer-note');
  await expect(note).toHaveText(`${ids.user} 1 undefined 1.2`);
  await expect(note).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => localStorage.getItem('other'))).toBe('{"kept":[1]}');
  await expect.poll(async () => (await workOf(page)).timers).toBeGreaterThan(3);
  expect((await workOf(page)).elements).toBeGreaterThan(1);
  await page.reload();
  await expect(note).toHaveText(`${ids.user} 2 undefined 1.2`);
  await context.close();
});

test('the bench refuses to measure a peer that does nothing, and explains why', async ({
  browser,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/GM_getValue is not defined/);
  const code = `${block('@name Idle')}\nGM_getValue('never granted');`;
  const idle = {name: 'idle', code, metadata: readMetadata(code, 'idle.user.js')};
  await expect(assertWorks(browser, standIn, idle)).rejects.toThrow(
    /^idle did nothing on the home page: .* The page said: GM_getValue is not defined/,
  );
  await expect(assertWorks(browser, standIn, userscript(peerFile))).resolves.toEqual(['GM_download']);
});

test('the bench reads the metadata of a peer, and refuses files from the network', () => {
  expect(readMetadata(block('@name A', '@run-at document-start', '@grant none'), 'a')).toMatchObject({
    name: 'A',
    runAt: 'document-start',
    grants: [],
  });
  expect(readMetadata(block('@name A', '@grant GM_getValue'), 'a')).toMatchObject({
    runAt: 'document-idle',
    grants: ['GM_getValue'],
  });
  expect(() => readMetadata(block('@require https://example.com/a.js'), 'a.user.js')).toThrow(
    /^a\.user\.js needs "@require https:\/\/example\.com\/a\.js", and the bench loads nothing from the network/,
  );
  expect(() => readMetadata('let a;', 'a.user.js')).toThrow(/has no metadata block/);
});

test('the bench accepts several peers, and a storage belongs to the peer before it', ({}, info) => {
  const storage = info.outputPath('storage.json');
  writeFileSync(storage, '{"a": "{{token}}"}');
  const {peers} = readWords(['--peer', peerFile, '--peer', peerFile, '--peer-storage', storage]);
  expect(peers.map(({name}) => name)).toEqual(['peer', 'peer-2']);
  expect(peers.map(peer => peer.storage?.('secret'))).toEqual([{}, {a: 'secret'}]);
  expect(() => readWords(['--peer-storage', storage])).toThrow(/belongs to the --peer before it/);
});

test('a figure counts as noisy when the halves of its rounds differ by more than 15 %', () => {
  const table = [
    [[100, 114], 0, true],
    [[100, 120], 0, false],
    [[100, 300, 100, 110, 20, 100], 0, true],
    [[1, 2], 10, true],
    [[1, 3], 10, false],
    [[1], 10, false],
    [[0, 0], 0, true],
  ] as const;
  for (const [values, bar, isSame] of table) expect(agree(values, bar), `${values} at a bar of ${bar}`).toBe(isSame);
});

test('the bench repeats until its figures agree, and does not count a missed or noisy bar as held', async () => {
  const run = async (values: readonly number[]) => {
    let asked = 0;
    const results = await repeat({least: 2, most: 4}, n => {
      asked += 1;
      return Promise.resolve([['idleTasks', 'ours', values[n] ?? 0]]);
    });
    const rows = rowsOf(results);
    return {asked, verdicts: rows.map(({verdict}) => verdict), held: isHeld(rows)};
  };
  expect(await run([1.1, 1.1])).toEqual({asked: 2, verdicts: ['held'], held: true});
  expect(await run([1.3, 1.3])).toEqual({asked: 2, verdicts: ['MISSED'], held: false});
  expect(await run([0.1, 1.1, 1.1, 1.1])).toEqual({asked: 4, verdicts: ['too noisy'], held: false});
});
