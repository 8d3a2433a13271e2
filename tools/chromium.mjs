// Finds a Chromium for the tests: the one named in CHROMIUM, else the headless shell, which is installed where Debian's package manager can, even
// beside a whole Chromium: the whole browser renders its own window for every page of a test, which takes a third of the processor time.
import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {canInstall, installDebian} from './debian.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const debian = '/usr/bin/chromium';
const whole = [
  debian,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const failedMark = join(root, 'build/no-headless-shell');
const day = 24 * 60 * 60 * 1000;
/** An installation that failed is tried again after a day, not by every command. */
const failedToday = () => existsSync(failedMark) && Date.now() - statSync(failedMark).mtimeMs < day;

function installShell() {
  if (!canInstall() || failedToday()) return false;
  console.log('· installing the headless shell of Chromium (Debian package, about half a minute)');
  if (installDebian(shell)) return true;
  mkdirSync(join(root, 'build'), {recursive: true});
  writeFileSync(failedMark, '');
  return false;
}

/** Path of the browser. Ends the process with a message where none can be found or installed. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) give(`CHROMIUM names ${named}, which does not exist.`);
  if (named) return named;
  if (existsSync(shell) || installShell()) return shell;
  const found = whole.find(existsSync);
  if (found) console.log(`· using ${found}: chromium-headless-shell, which takes less time, could not be installed`);
  if (found) return found;
  if (installDebian(debian)) return debian;
  return give('No Chromium was found and it could not be installed. Install one, or name it in the variable CHROMIUM.');
}

/** Path of a whole Chromium, which alone loads extensions. Ends the process with a message where none can be found or installed. */
export function wholeChromium() {
  const found = whole.find(existsSync);
  if (found) return found;
  console.log('· installing Chromium (Debian package, about half a minute)');
  if (installDebian(debian)) return debian;
  return give('The tests of the extension need a whole Chromium, which could not be installed. Install one.');
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
