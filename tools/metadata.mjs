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

/** The `==UserScript==` block. */
export async function metadata() {
  const build = await releaseFacts();
  const rows = [
    ['name', build.name],
    ['namespace', build.homepage],
    ['version', build.version],
    ['description', 'Separately switchable enhancements for anilist.co.'],
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
    ...grants.map(grant => ['grant', grant]),
    ...build.crossOrigin.map(host => ['connect', host]),
    ['updateURL', `${build.downloads}/automail.meta.js`],
    ['downloadURL', `${build.downloads}/automail.user.js`],
  ];
  const lines = rows.map(([key, value]) => `// @${key.padEnd(12)} ${value}`);
  return ['// ==UserScript==', ...lines, '// ==/UserScript==', ''].join('\n');
}
