// Installs a package of Debian, where this process may.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {basename} from 'node:path';

const apt = (...words) =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  }).status === 0;

/** Whether this process may install packages. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs the Debian package that a path belongs to, which has the name of the file; returns whether the file is there now. */
export function installDebian(path) {
  if (!canInstall()) return false;
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', basename(path)) && existsSync(path);
}
