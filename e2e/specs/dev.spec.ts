import {spawn} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {expect, test} from '../support/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of what is bundled, so that no other test sees the change. What is only read is linked to. */
function copyTree(tree: string) {
  mkdirSync(`${tree}/build`, {recursive: true});
  for (const name of ['src', 'elements', 'styles', 'tools', 'schema', 'package.json', 'tsconfig.json', 'CHANGELOG.md'])
    cpSync(root + name, `${tree}/${name}`, {recursive: true, preserveTimestamps: true});
  for (const name of ['e2e', 'test', 'node_modules', 'package-lock.json', 'build/standin'])
    symlinkSync(root + name, `${tree}/${name}`);
}

test('npm run dev loads the page again with a changed source and does not serve the built userscript', async ({
  browser,
}, info) => {
  const tree = info.outputPath('tree');
  copyTree(tree);
  const dev = spawn(process.execPath, [`${tree}/tools/dev.mjs`, '--port', '0'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    dev.stdout.on('data', chunk => (said += String(chunk)));
    await expect.poll(() => said).toContain('Stop it with Ctrl-C');
    const [base = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    const page = await browser.newPage();
    const listens = page.waitForRequest(/__dev\/events/);
    await page.goto(`${base}/terms`);
    await listens;
    const changed = () => Reflect.get(globalThis, 'changedByTest') as unknown;
    expect(await page.evaluate(changed)).toBeUndefined();
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
