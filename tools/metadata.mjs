// The userscript's metadata block, generated from the build constants.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';

const source = fileURLToPath(new URL('../src/platform/build.ts', import.meta.url));

/** The facts of the release in src/platform/build.ts. */
export async function constants() {
  const {code} = transformSync(readFileSync(source, 'utf8'), {
    loader: 'ts',
    format: 'esm',
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.release;
}

/** The grants that the product uses. */
const grants = [
  'GM_getValue',
  'GM_setValue',
  'GM_deleteValue',
  'GM_addValueChangeListener',
  'GM_removeValueChangeListener',
  'GM_xmlhttpRequest',
];

/** The `==UserScript==` block. */
export async function metadata() {
  const build = await constants();
  const rows = [
    ['name', build.name],
    ['namespace', build.homepage],
    ['version', build.version],
    ['description', 'Separately switchable enhancements for anilist.co.'],
    ['author', build.author],
    ['license', 'MIT'],
    ['homepageURL', build.homepage],
    ['supportURL', build.repository],
    ['match', `${build.origin}/*`],
    // Not on pages whose addresses only start with it.
    ['match', build.installPage],
    ['match', `${build.installPage}?*`],
    ['run-at', 'document-start'],
    ['inject-into', 'page'],
    ['sandbox', 'raw'],
    ...grants.map(grant => ['grant', grant]),
    ...build.crossOrigin.map(host => ['connect', host]),
    ['updateURL', `${build.downloads}/automail.meta.js`],
    ['downloadURL', `${build.downloads}/automail.user.js`],
  ];
  const lines = rows.map(([key, value]) => `// @${key.padEnd(12)} ${value}`);
  return ['// ==UserScript==', ...lines, '// ==/UserScript==', ''].join('\n');
}
