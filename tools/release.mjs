// npm run release -- VERSION: dates the changelog entry, sets the version, runs all tests, builds, and puts the files
// to publish into dist/release. Commits and publishes nothing. If a step fails, the files that contain the version are
// restored.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {releaseTexts} from './releaseTexts.mjs';

const [version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version] = process.argv.slice(2);
const names = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'src/platform/build.ts'];
const folder = join(root, 'dist/release');

const run = (command, words, options = {}) => spawnSync(command, words, {cwd: root, encoding: 'utf8', ...options});
const git = (...words) => run('git', words).stdout;

const write = files => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
};

if (git('status', '--porcelain')) give('There are changes that are not committed: commit or stash them first.');
const before = Object.fromEntries(names.map(name => [name, readFileSync(join(root, name), 'utf8')]));

function texts() {
  try {
    return releaseTexts(before, version, new Date().toISOString().slice(0, 10));
  } catch (error) {
    return give(error.message);
  }
}

/** Ends the release with a message, and restores all files. */
function takeBack(message) {
  write(before);
  give(`${message} The files that name the version are as before.`);
}

/** The sources as they are released, for reviewers of the extension, who build it from these alone. */
const archive = () =>
  run('git', [
    'archive',
    '--format=zip',
    '-o',
    join(folder, `automail-${version}-source.zip`),
    git('stash', 'create').trim(),
  ]);

function collect() {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of ['automail.user.js', 'automail.min.user.js', 'automail.meta.js'])
    cpSync(join(root, 'dist', name), join(folder, name));
  for (const browser of ['chromium', 'firefox'])
    cpSync(join(root, `dist/extension/automail-${browser}.zip`), join(folder, `automail-${browser}.zip`));
  if (archive().status !== 0) takeBack('The archive of the sources could not be made.');
  const sums = readdirSync(folder)
    .sort()
    .map(
      name =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}`,
    );
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
}

write(texts());
// The version in the lock file is part of the comparison that decides whether packages must be installed again.
for (const [command, ...words] of [
  ['bash', '.ci/run'],
  ['npm', 'run', 'test:nightly', '--', 'generated'],
]) {
  const {status} = run(command, words, {stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) takeBack(`\`${[command, ...words].join(' ')}\` failed.`);
}
const {buildProduct} = await import('./build.mjs');
if (!(await buildProduct({extension: true}))) takeBack('The userscript and the extension could not be built.');
collect();
console.log(`
dist/release has version ${version}. What is left to do:
  git commit -am "Release ${version}" && git tag v${version}
  publish the files of dist/release; the address that installed scripts update from is in src/platform/build.ts`);
