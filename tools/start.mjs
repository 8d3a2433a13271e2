// npm start: serves the stand-in site with a quick bundle of the userscript, and prints the addresses. `-- --bare`
// serves the site without the userscript.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildServed, printAddresses, startServer} from './served.mjs';
import {timed} from './timed.mjs';

const words = process.argv.slice(2);
const bare = words.includes('--bare');
const product = join(root, 'build/start.user.js');

/** Bundles the userscript as users install it, and a copy that is marked for the stand-in's own address. */
async function bundle() {
  const {bundleQuickly, quickProduct} = await import('./quickBuild.mjs');
  if (!(await timed('bundled the userscript', bundleQuickly)))
    give('The userscript could not be built; the messages above say why.');
  const [head, code] = readFileSync(quickProduct, 'utf8').split(/(?<=^\/\/ ==\/UserScript==\n)/m);
  // On the first line of the code, which therefore keeps the lines of its source map.
  writeFileSync(product, `${head}'use strict';const __STANDIN__ = true;${code}`);
}

console.log('· building what is served; the first time takes longest');
await buildServed(bare ? () => {} : bundle);
const {http} = await timed('started the stand-in', () =>
  startServer([
    ...(words.includes('--port') ? [] : ['--port', '4870']),
    ...(bare ? [] : ['--product', product]),
    ...words,
  ]),
);
printAddresses(`The stand-in site${bare ? ', without the product' : ''}`, `http://localhost:${http}`, {
  'the installation': '/__standin/install',
  'the shared parts': '/__standin/gallery',
  ...(bare ? {} : {'the userscript': '/__standin/automail.user.js'}),
});
