import {spawn} from 'node:child_process';
import {appendFileSync, readFileSync} from 'node:fs';

import {copyTree, root} from '../support/copiedTree';
import {expect, test} from '../support/test';

test('npm run dev reloads the page after a source change and does not serve the built userscript', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const tree = info.outputPath('tree');
  copyTree(tree, {linked: ['e2e', 'build/standin']});
  const dev = spawn(process.execPath, [`${tree}/tools/dev.mjs`, '--port', '0'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    dev.stdout.on('data', chunk => (said += String(chunk)));
    // The first bundling takes longer if other tests run beside it.
    await expect.poll(() => said, {timeout: 90_000}).toContain('Stop it with Ctrl-C');
    const [base = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    const page = await browser.newPage();
    const listens = page.waitForRequest(/__dev\/events/);
    await page.goto(`${base}/terms`);
    await listens;
    const changed = () => Reflect.get(globalThis, 'changedByTest') as unknown;
    await expect.poll(() => page.evaluate(changed)).toBeUndefined();
    appendFileSync(`${tree}/src/main.ts`, "\nReflect.set(globalThis, 'changedByTest', 'yes');\n");
    await page.waitForFunction(changed);
    const served = await (await fetch(`${base}/__standin/automail.user.js`)).text();
    expect(served).toContain('changedByTest');
    expect(readFileSync(`${root}dist/automail.user.js`, 'utf8')).not.toContain('changedByTest');
    await page.close();
  } finally {
    dev.kill();
  }
});
