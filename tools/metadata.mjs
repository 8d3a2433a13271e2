// The userscript's metadata block, generated from the facts of the release and the list of browsers.
import {compatible} from './browsers.mjs';
import {releaseFacts} from './releaseFacts.mjs';

/** The grants that the product uses. */
const grants = [
  'GM_getValue',
  'GM_setValue',
  'GM_deleteValue',
  'GM_addValueChangeListener',
  'GM_removeValueChangeListener',
  'GM_xmlhttpRequest',
];

const block = rows =>
  ['// ==UserScript==', ...rows.map(([key, value]) => `// @${key.padEnd(12)} ${value}`), '// ==/UserScript==', ''].join(
    '\n',
  );

/** The `==UserScript==` block of the script with this file name, and the names of the files that it requires. */
export async function metadata({name = 'automail.user.js', required = []} = {}) {
  const build = await releaseFacts();
  return block([
    ['name', build.name],
    ['namespace', build.homepage],
    ['version', build.version],
    ['description', 'Enhancements for anilist.co, each with its own switch.'],
    ['author', build.author],
    ['license', 'MIT'],
    ...compatible.map(browser => ['compatible', browser]),
    ['homepageURL', build.homepage],
    ['supportURL', build.repository],
    ['match', `${build.origin}/*`],
    // Not on pages whose addresses only start with it.
    ['match', build.installPage],
    ['match', `${build.installPage}?*`],
    ['run-at', 'document-start'],
    ['inject-into', 'page'],
    ['sandbox', 'raw'],
    ...required.map(file => ['require', `${build.downloads}/${file}`]),
    ...grants.map(grant => ['grant', grant]),
    ...build.crossOrigin.map(host => ['connect', host]),
    ['updateURL', `${build.downloads}/automail.meta.js`],
    ['downloadURL', `${build.downloads}/${name}`],
  ]);
}

const required = {
  libraries: ['The libraries that Automail requires.', 'those of the libraries, below'],
  data: ['The German texts and the tables that Automail requires.', 'MIT'],
};

/** The block of a file that the script requires, with which public script hosts take it as a library. */
export async function metadataOfRequired(part) {
  const build = await releaseFacts();
  const [description, license] = required[part];
  return block([
    ['name', `${build.name} ${part}`],
    ['namespace', build.homepage],
    ['version', build.version],
    ['description', description],
    ['author', build.author],
    ['license', license],
    ['exclude', '*'],
  ]);
}
