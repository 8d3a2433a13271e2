// Finds a Chromium for the tests: the one named in CHROMIUM, else the system's, else it installs Debian's package. The headless shell is
// preferred: the whole browser renders its own window as a page for every test, which takes a third of the processor time.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {basename} from 'node:path';

import {give} from './bootstrap.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const usual = [
  shell,
  whole,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const apt = (...words) =>
  existsSync('/usr/bin/apt-get') &&
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  }).status === 0;

/** Path of the browser. Ends the process with a message where none can be found or installed. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) give(`CHROMIUM names ${named}, which does not exist.`);
  const found = named ?? usual.find(existsSync);
  if (found) return found;
  console.log('· installing Chromium (Debian package, about half a minute)');
  apt('update', '-qq');
  for (const path of [shell, whole])
    if (apt('install', '-y', '-qq', '--no-install-recommends', basename(path))) return path;
  return give('No Chromium was found and it could not be installed. Install one, or name it in the variable CHROMIUM.');
}

/** Command-line switches for a headless Chromium on a machine without network access. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
