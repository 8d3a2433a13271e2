import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';

import {copyTree, root} from '../support/copiedTree';

const filesIn = (tree: string, folders = ['elements', 'src', 'test', 'e2e', 'tools', 'docs']) =>
  folders
    .flatMap(folder =>
      readdirSync(`${tree}/${folder}`, {recursive: true, encoding: 'utf8'}).map(file => `${folder}/${file}`),
    )
    .filter(file => !/node_modules|\.generated\./.test(file));

const create = (tree: string, ...words: string[]) =>
  spawnSync(process.execPath, [`${tree}/tools/new.mjs`, ...words], {cwd: tree, encoding: 'utf8'});

test('npm run new refuses an unknown area, and names all and the closest', {tag: ['@plain', '@core']}, ({}, info) => {
  const tree = info.outputPath('tree');
  cpSync(`${root}tools`, `${tree}/tools`, {recursive: true});
  for (const name of ['node_modules', 'package-lock.json']) symlinkSync(root + name, `${tree}/${name}`);
  for (const area of ['browse', 'lists', 'media']) mkdirSync(`${tree}/elements/${area}`, {recursive: true});
  for (const [unknown, closest] of [
    ['medai', 'media'],
    ['list', 'lists'],
    ['Browse', 'browse'],
    ['../src', 'lists'],
  ] as const) {
    const {status, stderr} = create(tree, 'lineOfTest', unknown);
    expect([status, stderr.trim()]).toEqual([
      1,
      `There is no area "${unknown}"; the closest one is "${closest}". The areas are browse, lists, media.`,
    ]);
  }
  expect(filesIn(tree, ['elements'])).toEqual(['browse', 'lists', 'media'].map(area => `elements/${area}`));
});

test(
  'npm run new writes one folder for a feature of each verb, whose imports exist, and nothing else',
  {tag: ['@plain', '@core']},
  async ({}, info) => {
    const tree = info.outputPath('tree');
    copyTree(tree, {more: ['docs', 'e2e/support', 'e2e/tsconfig.json'], linked: ['e2e/standin']});
    const before = new Set(filesIn(tree));
    const features = [
      [
        'lineOfTest',
        'browse',
        'restyle',
        'Browse',
        '/search/characters',
        ['feature.ts', 'messages.ts', 'page.css', 'pageScenes.ts'],
      ],
      [
        'numberOfTest',
        'statistics',
        'place',
        'Stats',
        '/anime/1',
        ['MediaNumber.tsx', 'element.css', 'feature.e2e.ts', 'feature.ts', 'messages.ts', 'pageScenes.ts'],
      ],
      ['tooltipOfTest', 'script', 'run', 'Script', '/anime/1', ['feature.e2e.ts', 'feature.ts', 'messages.ts']],
    ] as const;
    for (const [id, area, verb, category, path, files] of features) {
      const {status, stdout, stderr} = create(tree, id, area, verb);
      expect([status, stderr], verb).toEqual([0, '']);
      expect(stdout).toContain(`\n  http://localhost:4871/__standin/sign-in?as=member&on=${id}&to=${path}\n`);
      const definition = readFileSync(`${tree}/elements/${area}/${id}/feature.ts`, 'utf8');
      expect(definition).toContain(`\n  categories: ['${category}'],\n`);
      await build({
        entryPoints: files
          .filter(file => /^(?:feature|pageScenes)/.test(file))
          .map(file => `${tree}/elements/${area}/${id}/${file}`),
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
    const written = features.flatMap(([id, area, , , , files]) => [
      `elements/${area}/${id}`,
      ...files.map(file => `elements/${area}/${id}/${file}`),
    ]);
    expect(
      filesIn(tree)
        .filter(file => !before.has(file))
        .toSorted(),
    ).toEqual(written.toSorted());
  },
);
