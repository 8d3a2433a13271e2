// Bundles the gallery of shared components into build/standin/gallery, where the stand-in serves it.
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

import {buildTargets} from '../../tools/browsers.mjs';
import {sharedRoot} from '../../tools/sharedRoot.mjs';

const at = path => fileURLToPath(new URL(path, import.meta.url));
const out = at('../../build/standin/gallery/');

export async function buildGallery() {
  mkdirSync(out, {recursive: true});
  await build({
    entryPoints: [at('./gallery.ts')],
    outfile: `${out}gallery.js`,
    bundle: true,
    format: 'iife',
    target: buildTargets,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"', __STANDIN__: 'true'},
    loader: {'.css': 'text'},
    plugins: [sharedRoot],
    tsconfig: at('../../tsconfig.json'),
    logLevel: 'warning',
  });
  const ofElementUi = name => `../../node_modules/element-ui/lib/theme-chalk/${name}.css`;
  const ofSite = name => `../../e2e/standin/site/styles/${name}.css`;
  const sheets = [
    ...['checkbox', 'input'].map(ofElementUi),
    ...['variables', 'base', 'blocks', 'element', 'samples'].map(ofSite),
    './page.css',
  ];
  writeFileSync(`${out}gallery.css`, sheets.map(file => readFileSync(at(file), 'utf8')).join('\n'));
  copyFileSync(at('./index.html'), `${out}index.html`);
}
