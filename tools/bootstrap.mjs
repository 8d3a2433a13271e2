// Prepares a fresh clone and needs only Node. Everything else is installed here, once, with a message for each step.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './root.mjs';

export {give, root};

const say = text => console.log(`· ${text}`);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  give(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
}

/** Installs the packages of the lock file, unless that very lock file has been installed already. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.automail-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing packages (about half a minute)');
  const env = {...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1'};
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    give('The packages could not be installed. Is the npm registry reachable? `npm ci` shows the details.');
  mkdirSync(join(root, 'node_modules'), {recursive: true});
  writeFileSync(stamp, lock);
}

checkNode();
installPackages();
