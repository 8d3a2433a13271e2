// Finds a Chromium for the tests: the one in CHROMIUM, otherwise the headless shell, which is installed if Debian's
// package manager is available, even beside a full Chromium: the full browser renders its own window for every page of
// a test, which takes a third of the processor time.
import {existsSync} from 'node:fs';

import {canInstall, installCommand, installDebian, installDebianMeanwhile} from './debian.mjs';
import {give} from './root.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const debian = '/usr/bin/chromium';
const whole = [
  debian,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const what = 'a Chromium for the tests';
const missing = packageName =>
  `The tests need a Chromium: ${installCommand({debian: packageName, darwin: 'chromium', win32: 'Google.Chrome'})}, or name one in the variable CHROMIUM.`;

/** Path of the browser. Ends the process with a message if none can be found or installed. */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) give(`CHROMIUM names ${named}, which does not exist.`);
  if (named) return named;
  if (existsSync(shell)) return shell;
  const found = whole.find(existsSync);
  return found ?? (installDebian(what, shell) ? shell : give(missing('chromium-headless-shell')));
}

/**
 * Starts installing the headless shell if it is missing and can be installed; resolves once that has finished. Ends the
 * process if no browser is available.
 */
export async function prepareChromium() {
  if (!process.env.CHROMIUM && !existsSync(shell) && canInstall()) await installDebianMeanwhile(what, shell);
  else chromium();
}

/**
 * Path of a full Chromium, the only one that loads extensions. Ends the process with a message if none can be found or
 * installed.
 */
export function wholeChromium() {
  const found = whole.find(existsSync);
  if (found) return found;
  return installDebian('a whole Chromium for the tests of the extension', debian) ? debian : give(missing('chromium'));
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
