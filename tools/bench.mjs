// npm run bench -- [--only PART,PART] [--peer FILE.user.js] [--json FILE]: see e2e/bench. Figures are ratios within one run.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildProduct, buildStandIn} from './build.mjs';
import {chromium} from './chromium.mjs';

if (!(await buildProduct())) give('The userscript could not be built; the messages above say why.');
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
const env = {...process.env, CHROMIUM: chromium()};
const {status} = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  cwd: process.cwd(),
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
