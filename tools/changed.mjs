// Which files this clone has changed since the commit that it shares with its remote branch, which has passed every test.
import {spawnSync} from 'node:child_process';

import {root} from './root.mjs';

/** The lines that git prints, or `undefined` if it fails. */
function git(...words) {
  const {status, stdout} = spawnSync('git', words, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

let changed;

/** The changed files, committed or not, and the new ones; `undefined` if git doesn't know. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', '@{upstream}') ?? [];
  const known = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return known && added && [...known, ...added];
}

/** Whether files below one of these paths have changed. Without git, all may have. */
export function hasChanged(...paths) {
  changed ??= {files: changedFiles()};
  return changed.files?.some(file => paths.some(path => file === path || file.startsWith(`${path}/`))) ?? true;
}
