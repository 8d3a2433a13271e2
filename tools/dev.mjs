// npm run dev [-- --port N]: serves the stand-in with a quick bundle of the userscript. When a source file changes, the
// bundle is rebuilt and every open page reloads. `npm start` does neither.
import {mkdirSync, watch} from 'node:fs';
import {createServer, request} from 'node:http';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {buildServed, printAddresses, startServer} from './served.mjs';

const [{generate}, {quickBundler}] = await Promise.all([import('./codegen.mjs'), import('./quickBuild.mjs')]);

const words = process.argv.slice(2);
const wanted = words.includes('--port') ? Number(words[words.indexOf('--port') + 1]) : 4871;
const product = join(root, 'build/dev/automail.user.js');
const events = '/__dev/events';

/**
 * Added to the bundle: the page reloads when it is told to, by an address of the site's own origin, as its policy
 * requires.
 */
const reloading = `new EventSource('${events}').addEventListener('message', () => location.reload());`;

const pages = new Set();

/** Passes everything on to the stand-in except the stream of events. */
const serve = standIn =>
  createServer((incoming, outgoing) => {
    if (incoming.url === events) {
      outgoing.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'}).write(':\n\n');
      pages.add(outgoing);
      outgoing.on('close', () => pages.delete(outgoing));
      return;
    }
    const {method, url, headers} = incoming;
    const onward = request({port: standIn, method, path: url, headers}, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });

mkdirSync(join(root, 'build/dev'), {recursive: true});
const bundler = await quickBundler({outfile: product, forStandIn: true, footer: reloading});

/** Rebuilds the bundle; returns whether that worked. esbuild has printed the errors. The last good bundle stays. */
async function rebuild() {
  const start = Date.now();
  try {
    await generate();
    await bundler.rebuild();
    console.log(`· built in ${Date.now() - start} ms`);
    return true;
  } catch (error) {
    if (!error.errors) console.error(String(error.message ?? error));
    return false;
  }
}

let due;
let running = Promise.resolve();
/** Editors write a file in several steps: changes within a moment count as one. */
const changed = () => {
  clearTimeout(due);
  due = setTimeout(() => {
    running = running.then(async () => {
      if (await rebuild()) for (const page of pages) page.write('data: built\n\n');
    });
  }, 50);
};

await buildServed(rebuild);
for (const folder of ['src', 'elements', 'styles', 'CHANGELOG.md'])
  watch(join(root, folder), {recursive: true}, (_, name) => {
    if (!name?.endsWith('.generated.ts')) changed();
  });

const {server: standIn, http} = await startServer(['--port', '0', '--tls-port', '0', '--product', product]);
const server = serve(http);
server.on('error', error => {
  console.error(`The port ${wanted} cannot be used (${error.code}); name another: npm run dev -- --port 4872`);
  standIn.kill();
});
server.listen(wanted, () =>
  printAddresses('The stand-in site, made anew when a source changes', `http://localhost:${server.address().port}`),
);
