// The common part of `npm start` and `npm run dev`: the files that the stand-in serves, its process and its addresses.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {buildGallery} from './build.mjs';
import {timed} from './timed.mjs';

/**
 * Builds what the stand-in serves, each if its sources have changed: its site, server and fonts in a process of their
 * own, and beside it all that needs the generated sources: the gallery, and the product by `bundle`.
 */
export async function buildServed(bundle) {
  const site = once(
    spawn(process.execPath, [join(root, 'tools/build.mjs'), '--stand-in'], {cwd: root, stdio: 'inherit'}),
    'exit',
  );
  const {generate} = await import('./codegen.mjs');
  await timed('generated sources', generate);
  await Promise.all([bundle(), buildGallery()]);
  const [status] = await site;
  if (status !== 0) give('The stand-in could not be built; the messages above say why.');
}

/** Starts the server of the stand-in, which ends with this process; resolves to it and its port for http. */
export async function startServer(words) {
  const server = spawn(process.execPath, [join(root, 'build/standin/server.mjs'), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', code => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill(signal));
  const [line] = await once(server.stdout, 'data');
  return {server, ...JSON.parse(String(line))};
}

/** Prints what is served, with the first pages to look at and `more` addresses below `base`, by their names. */
export function printAddresses(title, base, more = {}) {
  const addresses = {
    'the page': '/',
    'signed in as a member': '/__standin/sign-in?as=member&to=/home',
    ...more,
  };
  console.log(`\n${title}:`);
  for (const [name, path] of Object.entries(addresses)) console.log(`  ${name.padEnd(21)} ${base}${path}`);
  console.log('\nStop it with Ctrl-C.');
}
