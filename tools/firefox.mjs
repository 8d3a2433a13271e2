// Finds a Firefox for the smoke test of the extension: the one named in FIREFOX, else firefox-esr, which is installed where Debian's package manager can.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {give} from './bootstrap.mjs';
import {installDebian} from './debian.mjs';

const debian = '/usr/bin/firefox-esr';

/** The files of that name in the folders of PATH. */
const onPath = name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name));

/** Path of the browser. Ends the process with a message where none can be found or installed. */
export function firefox() {
  const named = process.env.FIREFOX;
  if (named && !existsSync(named)) give(`FIREFOX names ${named}, which does not exist.`);
  if (named) return named;
  const found = [debian, ...onPath('firefox-esr'), ...onPath('firefox')].find(existsSync);
  if (found) return found;
  console.log('· installing Firefox (Debian package, about half a minute)');
  if (installDebian(debian)) return debian;
  return give(
    'The test of the extension in Firefox needs one, which could not be installed. Install it, or name it in the variable FIREFOX.',
  );
}
