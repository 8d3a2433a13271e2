// npm run build: the userscript in dist/; with --extension also the extension in dist/extension/. `npm start` builds the
// stand-in by --stand-in.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {root} from './bootstrap.mjs';
import {largestBytes, requiredNames} from './editions.mjs';
import {releaseFacts} from './releaseFacts.mjs';
import {timed} from './timed.mjs';

/** The files of a feature's folder that are only for tests. */
const isTest = /\.test\.tsx?$|\.e2e\.ts$|[sS]cenes\.ts$/;

function newest(path) {
  const stat = statSync(join(root, path));
  if (isTest.test(path)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(join(root, path)).map(name => newest(join(path, name))));
}

/** Whether an output is missing or older than any of its sources. */
export function isStale(output, sources) {
  if (!existsSync(join(root, output))) return true;
  const made = statSync(join(root, output)).mtimeMs;
  return sources.some(source => newest(source) > made);
}

const sources = [
  'src',
  'elements',
  'styles',
  'rollup.config.mjs',
  'tools/singleFile.mjs',
  'tools/textChunks.mjs',
  'tools/editions.mjs',
  'tools/browsers.mjs',
  'tools/metadata.mjs',
  'tools/releaseFacts.mjs',
  'tools/translations.mjs',
  'tools/readable.mjs',
  'tools/scriptText.mjs',
  'tools/sharedRoot.mjs',
  'tools/loader.js',
  'tools/required.js',
  'tools/collect.js',
  'tools/fromFile.js',
  'tools/fromRequired.js',
  'tools/fromText.js',
  'tools/extension',
  'tools/licences.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
];

const ofUserscript = version => [
  ...['dist', 'build/full'].flatMap(folder =>
    ['automail.user.js', ...requiredNames(version)].map(name => `${folder}/${name}`),
  ),
  'build/minified/automail.min.user.js',
  'build/standin/automail.user.js',
];
const ofExtension = ['dist', 'build'].flatMap(folder =>
  ['chromium', 'firefox'].map(browser => `${folder}/extension/${browser}/manifest.json`),
);

/**
 * Generates code, and builds the userscript if its sources changed; with `extension` also the extension for both
 * browsers. Resolves to whether that worked.
 */
export async function buildProduct({extension = false} = {}) {
  const {generate} = await import('./codegen.mjs');
  await generate();
  const {version} = await releaseFacts();
  const outputs = [...ofUserscript(version), ...(extension ? ofExtension : [])];
  if (!outputs.some(output => isStale(output, sources))) return true;
  console.log(`· building the userscript${extension ? ' and the extension' : ''}`);
  const {status} = spawnSync(
    process.execPath,
    [join(root, 'node_modules/rollup/dist/bin/rollup'), '-c', '--silent', '--failAfterWarnings'],
    {cwd: root, stdio: 'inherit', env: {...process.env, ...(extension && {AUTOMAIL_EXTENSION: '1'})}},
  );
  return status === 0;
}

/** Every folder whose texts may be written to a page of the stand-in, by its data, the product or a test. */
const written = ['e2e', 'elements', 'src', 'test/gallery'];

/** The characters beyond Latin ones in all sources of `written`, escaped or not. */
function rareCharacters() {
  const found = new Set();
  for (const folder of written)
    for (const name of readdirSync(join(root, folder), {recursive: true})) {
      if (!/\.(?:css|html|json|m?js|tsx?|vue)$/.test(name)) continue;
      const text = readFileSync(join(root, folder, name), 'utf8')
        .replace(/\\u\{([\da-f]{1,5})\}/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
      for (const each of text.match(/[^\0-\u024f\ud800-\udfff]/gu) ?? []) found.add(each);
    }
  return [...found].toSorted().join('');
}

/** Builds the fonts only if the characters have changed, not after every change of a source. */
async function buildFonts() {
  const made = 'build/standin/fonts/characters.txt';
  if (!isStale(made, [...written, 'package-lock.json'])) return;
  const characters = rareCharacters();
  const isCurrent = !isStale(made, ['e2e/standin/fonts', 'package-lock.json']);
  if (!isCurrent || readFileSync(join(root, made), 'utf8') !== characters) {
    const {buildFonts: build} = await import('../e2e/standin/fonts/build.mjs');
    await timed('built the fonts of the stand-in', () => build(characters));
  }
  writeFileSync(join(root, made), characters);
}

/** Builds the stand-in site, its fonts and its server, each if its sources changed. */
async function buildSite() {
  await buildFonts();
  if (isStale('build/standin/site/index.html', ['e2e/standin/site', 'package-lock.json'])) {
    const {buildHost} = await import('../e2e/standin/site/build.mjs');
    await timed('built the stand-in site', () => buildHost());
  }
  if (
    isStale('build/standin/server.mjs', [
      'e2e/standin/api',
      'e2e/standin/server',
      'src/platform/release.ts',
      'package-lock.json',
    ])
  ) {
    const {buildServer} = await import('../e2e/standin/server/build.mjs');
    await timed('built the stand-in server', buildServer);
  }
}

/** Builds the gallery of shared parts, if its sources changed. */
export async function buildGallery() {
  if (
    isStale('build/standin/gallery/index.html', [
      'src',
      'styles',
      'test/gallery',
      'test/support',
      'e2e/standin/site/styles',
      'package-lock.json',
    ])
  ) {
    const {buildGallery: build} = await import('../test/gallery/build.mjs');
    await timed('built the gallery', build);
  }
}

/** Builds the stand-in site, its fonts, its server and the gallery, each if its sources changed. */
export async function buildStandIn() {
  await buildSite();
  await buildGallery();
}

/** Prints the sizes of the files that users install, and how large they may be. */
async function printSizes() {
  const {version} = await releaseFacts();
  const bytes = number => number.toLocaleString('en');
  for (const [file, most] of Object.entries(largestBytes(version)))
    console.log(`· ${file}: ${bytes(statSync(join(root, file)).size)} bytes of at most ${bytes(most)}`);
}

async function buildByCommand() {
  if (process.argv.includes('--stand-in')) return buildSite();
  const extension = process.argv.includes('--extension');
  const built = await buildProduct({extension});
  if (built) await printSizes();
  process.exit(built ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildByCommand();
