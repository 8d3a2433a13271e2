// npm test, and npm run test:long with --long. The last line of output is `N passed, M failed`.
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {buildProduct, buildStandIn} from './build.mjs';
import {chromium} from './chromium.mjs';

const long = process.argv.includes('--long');
const only = process.argv.slice(2).filter(word => word !== '--long');
const bin = (name, file) => join(root, 'node_modules', name, file);
const env = {...process.env, CHROMIUM: chromium(), ...(long ? {AUTOMAIL_LONG: '1'} : {}), FORCE_COLOR: '0'};
const total = {passed: 0, failed: 0};

const node = (...words) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, words, {cwd: root, env, stdio: ['ignore', 'inherit', 'inherit']});
    child.on('close', code => resolve(code === 0));
  });

async function step(name, run) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const {passed, failed} = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${failed ? 'FAILED' : 'held'} (${Math.round((Date.now() - start) / 1000)} s)`);
}

const whether = run => async () => ((await run()) ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

/** Runs a test runner that writes its numbers to a file; without that file the run counts as failed. */
const counted = (file, run, read) => async () => {
  rmSync(join(root, file), {force: true});
  const held = await run();
  try {
    const numbers = read(JSON.parse(readFileSync(join(root, file), 'utf8')));
    return held || numbers.failed ? numbers : {...numbers, failed: 1};
  } catch {
    return {passed: 0, failed: 1};
  }
};

const playwright = counted(
  'build/e2e.json',
  () => node(bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...only),
  // A skipped or flaky test counts as failed: no test is skipped or retried.
  ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped}),
);
const unit = counted(
  'build/unit.json',
  () => node(bin('@web/test-runner', 'dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'),
  numbers => numbers,
);

const {generate} = await import('./codegen.mjs');
await generate();
if (!long) {
  const types = folder => node(bin('typescript', 'bin/tsc'), '--noEmit', '-p', folder);
  const prettier = (...words) => node(bin('prettier', 'bin/prettier.cjs'), '--log-level', 'warn', ...words);
  // Two at a time: checking types takes as long as the other two steps.
  await Promise.all([
    step(
      'types',
      whether(async () => (await types('.')) && (await types('test')) && types('e2e')),
    ),
    (async () => {
      await step(
        'lint',
        whether(() => node(bin('eslint', 'bin/eslint.js'), '--max-warnings', '0', '.')),
      );
      await step(
        'format',
        whether(() => prettier('--check', 'src', 'elements', 'styles', 'test', 'e2e', 'tools', 'schema', '*.mjs')),
      );
    })(),
  ]);
}
await step(
  'build',
  whether(async () => (await buildProduct()) && (await buildStandIn(), true)),
);
if (!long) await step('unit and component tests', unit);
await step(long ? 'long end-to-end tests' : 'end-to-end tests', playwright);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
