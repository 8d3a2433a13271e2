import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {readFileSync} from 'node:fs';

import {root} from '../support/copiedTree';

const {scripts} = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {scripts: Record<string, string>};
const files = Object.values(scripts).flatMap(command => /^node (tools\/\w+\.mjs)/.exec(command)?.[1] ?? []);

test('every command installs the packages before it imports one of them', {tag: ['@plain', '@core']}, async () => {
  expect(files.length).toBeGreaterThan(15);
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'build/commands',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    splitting: true,
    logLevel: 'error',
  });
  /** The modules that are loaded before the first statement runs. */
  const loadedBy = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const {path, kind} of metafile.inputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(path)) continue;
      found.add(path);
      loadedBy(path, found);
    }
    return found;
  };
  const early = files.flatMap(file => {
    const loaded = [...loadedBy(file)];
    expect(loaded, file).toContain('tools/bootstrap.mjs');
    return loaded.filter(path => !/^(?:tools\/|node:)/.test(path)).map(path => `${file} imports ${path}`);
  });
  expect(early).toEqual([]);
});
