// npm run features: lists the features; `-- --json` as data. `npm run fix` writes docs/features.md.
import {root} from './bootstrap.mjs';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

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

/** Writes docs/features.md. */
export function writeDocument(features) {
  mkdirSync(join(root, 'docs'), {recursive: true});
  writeFileSync(join(root, 'docs/features.md'), documentOf(features));
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
  else console.log(`${features.map(printed).join('\n')}\n\n${features.length} features`);
}
