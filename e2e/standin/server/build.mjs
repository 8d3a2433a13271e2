import {mkdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const at = path => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the stand-in's server into build/standin/server.mjs. */
export async function buildServer() {
  mkdirSync(at('../../../build/standin'), {recursive: true});
  await build({
    entryPoints: [at('./main.ts')],
    outfile: at('../../../build/standin/server.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
