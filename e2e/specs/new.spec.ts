import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {copyTree} from '../support/copiedTree';

test(
  'npm run new writes a feature of each verb whose imports exist, and adds it to the catalogue and the README',
  {tag: ['@plain', '@core']},
  async ({}, info) => {
    const tree = info.outputPath('tree');
    copyTree(tree, {more: ['README.md', 'e2e/support', 'e2e/specs', 'e2e/tsconfig.json'], linked: ['e2e/standin']});
    const features = [
      ['lineOfTest', 'restyle'],
      ['numberOfTest', 'place'],
      ['tooltipOfTest', 'run'],
    ] as const;
    for (const [id, verb] of features) {
      const {status, stderr} = spawnSync(process.execPath, [`${tree}/tools/new.mjs`, id, 'script', verb], {
        cwd: tree,
        encoding: 'utf8',
      });
      expect([status, stderr], verb).toEqual([0, '']);
      await build({
        entryPoints: [`${tree}/elements/script/${id}/feature.ts`, `${tree}/e2e/specs/${id}.spec.ts`],
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
    const catalogue = readFileSync(`${tree}/src/catalogue.ts`, 'utf8');
    const readme = readFileSync(`${tree}/README.md`, 'utf8');
    for (const [id] of features) {
      expect(catalogue).toContain(`  '${id}',\n`);
      expect(readme).toContain(`| \`${id}\` |`);
    }
  },
);
