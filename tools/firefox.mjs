// Finds a Firefox for the smoke test of the extension: the one in FIREFOX, otherwise firefox-esr, which is installed if
// Debian's package manager is available.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {installCommand, installDebian} from './debian.mjs';
import {give} from './root.mjs';

const debian = '/usr/bin/firefox-esr';

/** The files of that name in the folders of PATH. */
const onPath = name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name));

/** Path of the browser. Ends the process with a message if none can be found or installed. */
export function firefox() {
  const named = process.env.FIREFOX;
  if (named && !existsSync(named)) give(`FIREFOX names ${named}, which does not exist.`);
  if (named) return named;
  const found = [debian, ...onPath('firefox-esr'), ...onPath('firefox')].find(existsSync);
  if (found) return found;
  if (installDebian('a Firefox for the test of the extension', debian)) return debian;
  return give(
    `The test of the extension in Firefox needs one: ${installCommand({debian: 'firefox-esr', darwin: 'firefox', win32: 'Mozilla.Firefox'})}, or name one in the variable FIREFOX.`,
  );
}
