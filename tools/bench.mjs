// npm run bench -- [--only PART,PART] [--peer FILE.user.js [--peer-storage FILE.json]]… [--report] [--json FILE]
// [--rounds N] [--document]: see CONTRIBUTING.md. Figures are ratios within one run; if a bar is missed the exit status
// is 1, except with `--report`.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildProduct, buildStandIn} from './build.mjs';
import {chromium} from './chromium.mjs';

const words = process.argv.slice(2).filter(word => word !== '--document');
const writesDocument = words.length < process.argv.length - 2;
if (writesDocument && words.includes('--only')) give('--document needs the figures of all parts: omit --only.');
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

/** A row of docs/costs.md: our figure and the bar. */
const row = ({title, unit, text, bar}) => `| ${title} | ${`${text} ${unit}`.trim()} | ${bar} |`;

/** Replaces the table between the markers of docs/costs.md. */
function writeCosts(rows) {
  const file = join(root, 'docs/costs.md');
  const table = ['| What | Measured | Bar |', '| --- | --- | --- |', ...rows.map(row)].join('\n');
  const markers = /(<!-- costs -->\n\n)[^]*(\n\n<!-- \/costs -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(markers, (_, open, close) => open + table + close),
  );
}

// Without results the bench has ended with an error, which it has printed.
if (writesDocument && existsSync(results)) {
  const {rows} = JSON.parse(readFileSync(results, 'utf8'));
  writeCosts(rows.filter(({text}) => text !== ''));
  console.log('Wrote docs/costs.md.');
}
process.exit(status ?? 1);
