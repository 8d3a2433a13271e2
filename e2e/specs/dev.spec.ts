import {spawn, spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync} from 'node:fs';

import {copyTree, root} from '../support/copiedTree';
import {expect, test} from '../support/test';

/** Starts a command of `tools` that serves the stand-in, in a copy of the tree; resolves to the address that it prints. */
async function serve(tree: string, command: string) {
  const server = spawn(process.execPath, [`${tree}/tools/${command}.mjs`, '--port', '0'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', chunk => (said += String(chunk)));
  await expect.poll(() => said, {timeout: 0}).toContain('Stop it with Ctrl-C');
  const [base = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
  return {base, said, stop: () => server.kill()};
}

test('npm run dev shows a new feature at the address that npm run new prints, reloads the page after a source change and does not serve the built userscript', async ({
  browser,
}, info) => {
  const tree = info.outputPath('tree');
  copyTree(tree, {linked: ['e2e', 'build/standin']});
  const {stdout} = spawnSync(process.execPath, [`${tree}/tools/new.mjs`, 'lineOfTest'], {cwd: tree, encoding: 'utf8'});
  const dev = await serve(tree, 'dev');
  try {
    const page = await browser.newPage();
    await page.goto((/http:\S+/.exec(stdout)?.[0] ?? '').replace('http://localhost:4871', dev.base));
    await expect(page.locator('am-line-of-test')).toBeAttached();
    await expect(page.locator('.nav').first()).toHaveCSS('border-bottom-width', '3px');
    const listens = page.waitForRequest(/__dev\/events/);
    await page.goto(`${dev.base}/terms`);
    await listens;
    const changed = () => Reflect.get(globalThis, 'changedByTest') as unknown;
    await expect.poll(() => page.evaluate(changed)).toBeUndefined();
    appendFileSync(`${tree}/src/main.ts`, "\nReflect.set(globalThis, 'changedByTest', 'yes');\n");
    await page.waitForFunction(changed);
    const served = await (await fetch(`${dev.base}/__standin/automail.user.js`)).text();
    expect(served).toContain('changedByTest');
    // All elements share a React root.
    expect(served.match(/\bimport_client\d*\.createRoot\b/g)).toHaveLength(1);
    expect(readFileSync(`${root}dist/automail.user.js`, 'utf8')).not.toContain('changedByTest');
    await page.close();
  } finally {
    dev.stop();
  }
});

test('npm start serves Automail without a build, with all that its addresses promise', async ({browser}, info) => {
  const tree = info.outputPath('tree');
  copyTree(tree, {more: ['build/standin'], linked: ['e2e', 'docs']});
  const start = await serve(tree, 'start');
  try {
    expect(start.said).toMatch(/^· bundled the userscript in \d+\.\d s$/m);
    const page = await browser.newPage();
    const [, signIn = ''] = /signed in as a member +(\S+)/.exec(start.said) ?? [];
    await page.goto(signIn);
    await expect(page.getByRole('region', {name: 'Automail is installed'})).toBeVisible();
    const [, guide = ''] = /the installation +(\S+)/.exec(start.said) ?? [];
    await page.goto(guide);
    await expect(page.getByRole('status')).toContainText('is running');
    const [, gallery = ''] = /the shared parts +(\S+)/.exec(start.said) ?? [];
    await page.goto(gallery);
    await expect(page.getByRole('button').first()).toBeVisible();
    await page.close();
    const textAt = async (path: string) => (await fetch(`${start.base}/__standin/${path}`)).text();
    expect(await textAt('automail.user.js')).toMatch(/^\/\/ ==UserScript==\n[^]*__STANDIN__ = true/);
    for (const name of ['automail.user.js', 'automail.min.user.js']) {
      const download = await textAt(`releases/${name}`);
      expect(download).toMatch(/^\/\/ ==UserScript==\n/);
      expect(download).not.toContain('__STANDIN__ = true');
    }
    expect(await textAt('releases/automail-chromium.zip')).toContain('npm run build -- --extension');
  } finally {
    start.stop();
  }
});
