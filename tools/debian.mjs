// Installs a package of Debian, if this process may.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {basename} from 'node:path';

const isDebian = existsSync('/usr/bin/apt-get');

/** Whether this process may install packages. */
export const canInstall = () => isDebian && process.getuid?.() === 0;

/** One command for both steps, so that it continues while this process is busy. */
const command = name => [
  'sh',
  ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`],
  {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}},
];

const say = (what, name) => console.log(`· installing ${what}: as root, apt-get install ${name}`);

/** Installs the Debian package `name`, and says so in one line; returns whether `path` exists now. */
export function installDebian(what, path, name = basename(path)) {
  if (!canInstall()) return false;
  say(what, name);
  spawnSync(...command(name));
  return existsSync(path);
}

/** The same in the background; resolves to whether `path` exists now. */
export function installDebianMeanwhile(what, path, name = basename(path)) {
  if (!canInstall()) return Promise.resolve(false);
  say(what, name);
  return new Promise(resolve => void spawn(...command(name)).once('close', () => resolve(existsSync(path))));
}

/** The user's command to install a package: `names` by platform, with `debian` for systems that have apt-get. */
export const installCommand = ({debian, darwin, win32}) =>
  ({darwin: `brew install --cask ${darwin}`, win32: `winget install ${win32}`})[process.platform] ??
  (isDebian ? `sudo apt-get install ${debian}` : `install the package ${debian} with your package manager`);
