// Parts of README.md that commands write: the text between the lines `<!-- NAME -->` and `<!-- /NAME -->`.
import {root} from './bootstrap.mjs';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Replaces the text between the markers of this name. @throws if they are missing */
export function withPart(readme, name, text) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = readme.indexOf(open);
  const end = readme.indexOf(close);
  if (start < 0 || end < start)
    throw new Error(`README.md has no place for the table of ${name}: add the lines ${open} and ${close}.`);
  return `${readme.slice(0, start + open.length)}\n\n${text}\n${readme.slice(end)}`;
}

/** Writes such a text to README.md; returns whether anything changed. */
export function writePart(name, text) {
  const file = join(root, 'README.md');
  const before = readFileSync(file, 'utf8');
  const after = withPart(before, name, text);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}
