// Reads the facts of the release, which are TypeScript, for tools that run in Node.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './root.mjs';

/** The file with the facts. */
export const factsFile = 'src/platform/release.ts';

/** The facts of the release, with the id of the extension (`addonId`). */
export async function releaseFacts() {
  // Commands import this module before they install the packages.
  const {transform} = await import('esbuild');
  const {code} = await transform(readFileSync(join(root, factsFile), 'utf8'), {loader: 'ts', format: 'esm'});
  const {release, addonId} = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return {...release, addonId};
}
