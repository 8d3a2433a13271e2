// npm start: builds the product, serves the stand-in site with it and prints the addresses. `-- --bare` serves the site without it.
import {spawn} from 'node:child_process';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildProduct, buildStandIn} from './build.mjs';

const words = process.argv.slice(2);
const bare = words.includes('--bare');
const port = words.includes('--port') ? words[words.indexOf('--port') + 1] : '4870';
if (!(await buildProduct())) give('The userscript could not be built; the messages above say why.');
await buildStandIn();

const own = words.includes('--port') ? [] : ['--port', port];
const product = bare ? [] : ['--product', join(root, 'build/standin/automail.user.js')];
const server = spawn(process.execPath, [join(root, 'build/standin/server.mjs'), ...own, ...product, ...words], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = `http://localhost:${port}`;
server.stdout.once('data', () => {
  console.log(`\nThe stand-in site${bare ? ', without the product' : ''}:`);
  console.log(`  the page              ${base}/`);
  console.log(`  signed in as a member ${base}/__standin/sign-in?as=member&to=/home`);
  console.log(`  the installation      ${base}/__standin/install`);
  console.log(`  the shared parts      ${base}/__standin/gallery`);
  if (!bare) console.log(`  the userscript        ${base}/__standin/automail.user.js`);
  console.log('\nStop it with Ctrl-C.');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', code => process.exit(code ?? 0));
