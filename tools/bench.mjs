// npm run bench -- [--only PART,PART] [--peer FILE.user.js [--peer-storage FILE.json]]… [--report] [--json FILE]
// [--rounds N] [--write]: see docs/benchmarks.md. Figures are ratios within one run; if a bar is missed the exit status
// is 1, except with `--report`.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildProduct, buildStandIn} from './build.mjs';
import {chromium} from './chromium.mjs';

const words = process.argv.slice(2).filter(word => word !== '--write');
const writes = words.length < process.argv.length - 2;
if (!(await buildProduct({extension: true}))) give('The userscript could not be built; the messages above say why.');
await buildStandIn();
const {build} = await import('esbuild');
const outfile = join(root, 'build/bench/bench.mjs');
await build({
  entryPoints: [join(root, 'e2e/bench/main.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
});

const json = words.indexOf('--json') + 1;
const results = json ? words[json] : join(root, 'build/bench/results.json');
rmSync(results, {force: true});
const {status} = spawnSync(process.execPath, [outfile, ...words, ...(json ? [] : ['--json', results])], {
  cwd: process.cwd(),
  env: {...process.env, CHROMIUM: chromium()},
  stdio: 'inherit',
});

// Without results the bench has ended with an error, which it has printed.
if (writes && existsSync(results)) {
  const {writeCosts} = await import('./costs.mjs');
  writeCosts(JSON.parse(readFileSync(results, 'utf8')));
  console.log('Wrote docs/costs.md, docs/costs.json and the table in the README.');
}
process.exit(status ?? 1);
