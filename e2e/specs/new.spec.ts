import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';

import {copyTree} from '../support/copiedTree';

const filesIn = (tree: string) =>
  ['elements', 'src', 'test', 'e2e', 'tools', 'docs']
    .flatMap(folder =>
      readdirSync(`${tree}/${folder}`, {recursive: true, encoding: 'utf8'}).map(file => `${folder}/${file}`),
    )
    .filter(file => !/node_modules|\.generated\./.test(file));

test(
  'npm run new writes one folder for a feature of each verb, whose imports exist, and nothing else',
  {tag: ['@plain', '@core']},
  async ({}, info) => {
    const tree = info.outputPath('tree');
    copyTree(tree, {more: ['docs', 'e2e/support', 'e2e/tsconfig.json'], linked: ['e2e/standin']});
    const before = new Set(filesIn(tree));
    const features = [
      ['lineOfTest', 'restyle', ['feature.e2e.ts', 'feature.ts', 'messages.ts', 'page.css', 'pageScenes.ts']],
      [
        'numberOfTest',
        'place',
        ['MediaNumber.tsx', 'element.css', 'feature.e2e.ts', 'feature.ts', 'messages.ts', 'pageScenes.ts'],
      ],
      ['tooltipOfTest', 'run', ['feature.e2e.ts', 'feature.ts', 'messages.ts']],
    ] as const;
    for (const [id, verb, files] of features) {
      const {status, stderr} = spawnSync(process.execPath, [`${tree}/tools/new.mjs`, id, 'script', verb], {
        cwd: tree,
        encoding: 'utf8',
      });
      expect([status, stderr], verb).toEqual([0, '']);
      await build({
        entryPoints: files
          .filter(file => /^(?:feature|pageScenes)/.test(file))
          .map(file => `${tree}/elements/script/${id}/${file}`),
        bundle: true,
        write: false,
        outdir: tree,
        format: 'esm',
        platform: 'node',
        packages: 'external',
        splitting: true,
        loader: {'.css': 'text'},
        tsconfig: `${tree}/tsconfig.json`,
        logLevel: 'silent',
        // A name that its module does not export.
        logOverride: {'import-is-undefined': 'error'},
      });
    }
    const written = features.flatMap(([id, , files]) => [id, ...files.map(file => `${id}/${file}`)]);
    expect(
      filesIn(tree)
        .filter(file => !before.has(file))
        .toSorted(),
    ).toEqual(written.map(file => `elements/script/${file}`).toSorted());
  },
);
