// npm run release -- VERSION: dates the changelog entry, sets the version, runs all tests, builds, and puts the files
// to publish into dist/release. Commits and publishes nothing. If a step fails, the files that contain the version are
// restored.
// --rehearsal: accepts placeholders among the facts of the release, and restores these files at the end, too.
// --collect: builds and collects only, for a commit that has the version already, as a tag does.
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {give, root} from './bootstrap.mjs';
import {oldTables, placeholders, releaseNotes, releaseTexts} from './releaseTexts.mjs';

const {factsFile, releaseFacts} = await import('./releaseFacts.mjs');
const {
  positionals: [version],
  values: {rehearsal, collect},
} = parseArgs({allowPositionals: true, options: {rehearsal: {type: 'boolean'}, collect: {type: 'boolean'}}});
if (version === undefined) give('Name the version: npm run release -- 11.1.0');

const names = ['CHANGELOG.md', 'package.json', 'package-lock.json', factsFile];
const before = Object.fromEntries(names.map(name => [name, readFileSync(join(root, name), 'utf8')]));

const run = (command, words, options = {}) => spawnSync(command, words, {cwd: root, encoding: 'utf8', ...options});

const write = files => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
};

/** Ends the release with a message, and restores all files. */
function takeBack(message) {
  write(before);
  give(`${message} The files that name the version are as before.`);
}

function refusePlaceholders(found) {
  if (!found.length || rehearsal) return;
  give(`${factsFile} isn't ready for a release:
${found.map(each => `  ${each}`).join('\n')}
Set these facts, or rehearse the release without publishing it: npm run release -- ${version} --rehearsal`);
}

/** Calls a function of releaseTexts.mjs; ends the process with its message if it throws. */
function readyOrGive(texts) {
  try {
    return texts();
  } catch (error) {
    return give(error.message);
  }
}

/** Runs the tests of a release with the new version in all files. */
function test() {
  for (const [command, ...words] of [
    ['bash', '.ci/run'],
    ['npm', 'run', 'test:nightly', '--', 'generated'],
  ]) {
    const {status} = run(command, words, {stdio: 'inherit', shell: process.platform === 'win32'});
    if (status !== 0) takeBack(`\`${[command, ...words].join(' ')}\` failed.`);
  }
}

async function buildAndCollect(changelog) {
  const {buildProduct} = await import('./build.mjs');
  if (!(await buildProduct({extension: true}))) takeBack('The userscript and the extension could not be built.');
  const {collectRelease} = await import('./releaseFiles.mjs');
  try {
    await collectRelease(
      version,
      readyOrGive(() => releaseNotes(changelog, version, {rehearsal})),
    );
  } catch (error) {
    takeBack(error.message);
  }
}

/** The texts of the files that contain a built-in table, by path. */
function tables() {
  const {stdout} = run('git', ['grep', '-l', 'export const dated =', '--', 'src', 'elements']);
  return Object.fromEntries(
    stdout
      .split('\n')
      .filter(Boolean)
      .map(path => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

const today = new Date().toISOString().slice(0, 10);
for (const path of oldTables(tables(), today)) console.log(`Review the table in ${path}: it is more than a year old.`);
const facts = await releaseFacts();
refusePlaceholders(placeholders(facts));
if (collect && facts.version !== version) give(`${factsFile} has version ${facts.version}, not ${version}.`);
const texts = collect ? before : readyOrGive(() => releaseTexts(before, version, today));
readyOrGive(() => releaseNotes(texts['CHANGELOG.md'], version));
if (run('git', ['status', '--porcelain']).stdout)
  give('There are changes that are not committed: commit or stash them first.');
write(texts);
// The version in the lock file is part of the comparison that decides whether packages must be installed again.
if (!collect) test();
await buildAndCollect(texts['CHANGELOG.md']);
if (rehearsal) write(before);
console.log(
  rehearsal
    ? `\nThis was a rehearsal: don't publish dist/release. The files that name the version are as before.`
    : `\ndist/release has version ${version}, and dist/release-notes.md its notes.`,
);
if (!rehearsal && !collect)
  console.log(`What is left to do:
  git commit -am "Release ${version}" && git tag v${version} && git push origin main v${version}
  then the workflow "release" makes a draft of the same files: check it, and publish it
  publish automail-install-page.zip, unpacked, at ${facts.installPage}`);
