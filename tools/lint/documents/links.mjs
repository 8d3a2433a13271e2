// Links of documents lead to files and headings that exist.
import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';

import {root} from '../../root.mjs';
import {anchorsIn} from './headings.mjs';

/** Code has brackets and parentheses of its own. */
const withoutCode = text => text.replace(/^```[^]*?^```|`[^`\n]+`/gm, code => ' '.repeat(code.length));

/** The problem of one link, if it has any. */
function problemOf(target, path, read) {
  const [file, anchor] = target.split('#');
  const linked = file ? posix.normalize(posix.join(posix.dirname(path), file)) : path;
  // Pages of the host of the repository, such as its releases.
  if (linked.startsWith('..')) return undefined;
  if (!existsSync(join(root, linked))) return `The link "${target}" leads to no file. Correct its path.`;
  if (!anchor || !linked.endsWith('.md')) return undefined;
  const anchors = anchorsIn(read(linked));
  return anchors.has(anchor)
    ? undefined
    : `${linked} has no heading with the anchor "${anchor}". Correct the link, or the heading.`;
}

export const linkProblems = (documents, {read}) =>
  documents.flatMap(({path, text}) =>
    Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ({1: target, index}) => {
      const message = /^[a-z]+:/i.test(target) ? undefined : problemOf(target, path, read);
      return message && {path, index, message};
    }).filter(Boolean),
  );
