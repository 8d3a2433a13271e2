// Collects the files of a release: `npm run release` and the workflow "release" publish the same ones.
import {zipSync} from 'fflate';
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {requiredNames} from './editions.mjs';
import {releaseFacts} from './releaseFacts.mjs';
import {publishedInstallPage} from './releaseTexts.mjs';
import {root} from './root.mjs';

const folder = join(root, 'dist/release');
const git = (...words) => spawnSync('git', words, {cwd: root, encoding: 'utf8'});

/** The sources as they are released, for reviewers of the extension, who build it from these alone. */
function archiveSources(version) {
  // The version may not be committed yet.
  const tree = git('stash', 'create').stdout.trim() || 'HEAD';
  const file = join(folder, `automail-${version}-source.zip`);
  const {status, stderr} = git('archive', '--format=zip', '-o', file, tree);
  if (status !== 0) throw new Error(`The archive of the sources could not be created: ${stderr}`);
}

/** The installation page with everything that it shows, for the address `installPage`. */
async function writeInstallPage() {
  const docs = name => readFileSync(join(root, 'docs', name));
  const page = docs('install.html').toString();
  const pictures = [...page.matchAll(/src="(pictures\/[\w-]+\.webp)"/g)].map(([, name]) => name);
  const files = {
    'install.html': Buffer.from(publishedInstallPage(page, await releaseFacts())),
    ...Object.fromEntries(['users.md', ...pictures].map(name => [name, docs(name)])),
  };
  writeFileSync(join(folder, 'automail-install-page.zip'), zipSync(files, {mtime: '1980-01-01T12:00:00'}));
}

function writeSums() {
  const sumOf = name =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  const lines = readdirSync(folder)
    .sort()
    .map(name => `${sumOf(name)}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

/**
 * Puts everything that a release publishes, already built, into dist/release: userscripts, extensions, installation
 * page, sources and checksums. Writes the notes beside it. @throws if the sources can't be archived
 */
export async function collectRelease(version, notes) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of ['automail.user.js', ...requiredNames(version), 'automail.min.user.js', 'automail.meta.js'])
    cpSync(join(root, 'dist', name), join(folder, name));
  for (const browser of ['chromium', 'firefox'])
    cpSync(join(root, `dist/extension/automail-${browser}.zip`), join(folder, `automail-${browser}.zip`));
  await writeInstallPage();
  archiveSources(version);
  writeSums();
  writeFileSync(join(root, 'dist/release-notes.md'), notes);
}
