// npm run features: lists the data of the definitions. `-- --json`: as data; `-- --table`: as the table of the README;
// `-- --document`: as docs/features.md; `-- --readme`: writes both.
import {root} from './bootstrap.mjs';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {writePart} from './readme.mjs';

const cell = text => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const needs = {user: 'a signed-in user', token: "the script's sign-in", desktop: 'no mobile mode'};

function row({id, title, categories, on, locked, needs: needed}) {
  const requires = needed.map(need => needs[need] ?? need).join(', ');
  const cells = [`\`${id}\``, cell(title), categories.join(', '), locked ? 'always on' : on ? 'on' : 'off', requires];
  return `| ${cells.join(' | ')} |`;
}

/** The feature table of the README. */
export const tableOf = features =>
  [
    '| Setting | What it does | Categories | Default | Needs |',
    '| --- | --- | --- | --- | --- |',
    ...features.map(row),
    '',
  ].join('\n');

/** The pictures of a feature that `npm run pictures` has taken, as markdown. */
const picturesOf = ({id, title}) =>
  [
    ['default', 'light'],
    ['dark', 'dark'],
  ]
    .map(([theme, name]) => [`pictures/${id}-${theme}.webp`, name])
    .filter(([file]) => existsSync(join(root, 'docs', file)))
    .map(([file, name]) => `![${title.replace(/\.$/, '')} (${name} theme)](${file})`);

function section(feature) {
  const {id, title, extendedDescription, on, locked} = feature;
  const state = locked ? 'Always on.' : on ? 'On by default.' : 'Off by default.';
  return [
    `### ${id}`,
    '',
    `**${title}** ${state}`,
    '',
    extendedDescription,
    '',
    ...picturesOf(feature).flatMap(each => [each, '']),
  ];
}

/** docs/features.md: every feature with its description and its pictures, under the first of its categories. */
export function documentOf(features) {
  const categories = [...new Set(features.map(({categories: [first]}) => first))];
  return [
    '# Features',
    '',
    'Written by `npm run fix` from the definitions; the pictures are of the stand-in, by `npm run pictures`. Each setting can be switched in the settings, and takes effect at once.',
    '',
    ...categories.flatMap(category => [
      `## ${category}`,
      '',
      ...features.filter(({categories: [first]}) => first === category).flatMap(section),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Writes the table to README.md, and docs/features.md; returns whether the table changed. */
export function writeReadme(features) {
  mkdirSync(join(root, 'docs'), {recursive: true});
  writeFileSync(join(root, 'docs/features.md'), documentOf(features));
  return writePart('features', tableOf(features));
}

function printed({id, title, on, locked, parts, settings}) {
  const tags = parts.map(({verb, tag, routes}) => `    ${verb} <${tag}> on ${routes.join(', ')}`);
  const fields = settings.map(each => `    ${each.key} (${each.type}): ${JSON.stringify(each.default)}`);
  return [`${locked ? ' always' : on ? '     on' : '    off'}  ${id}`, `    ${title}`, ...tags, ...fields].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {definitions} = await import('./catalogue.mjs');
  const features = await definitions();
  if (process.argv.includes('--json')) console.log(JSON.stringify(features, null, 2));
  else if (process.argv.includes('--table')) console.log(tableOf(features));
  else if (process.argv.includes('--document')) process.stdout.write(documentOf(features));
  else if (process.argv.includes('--readme'))
    console.log(writeReadme(features) ? 'README.md: the feature table is new.' : 'README.md: the feature table holds.');
  else console.log(`${features.map(printed).join('\n')}\n\n${features.length} features`);
}
