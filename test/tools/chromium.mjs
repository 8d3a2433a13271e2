// Finds a Chromium for the tests: the one named in CHROMIUM, else the system's, else Debian's package is installed.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {give} from './bootstrap.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const apt = (...words) =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  }).status === 0;

/** Path of the browser; ends the process with a message where none can be had. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) give(`CHROMIUM names ${named}, which does not exist.`);
  const found = named ?? usual.find(existsSync);
  if (found) return found;
  console.log('· installing Chromium (Debian package, about half a minute)');
  if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) return usual[0];
  return give('No Chromium was found and it could not be installed. Install one, or name it in the variable CHROMIUM.');
}

/** Switches that a headless Chromium needs on a closed machine. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
