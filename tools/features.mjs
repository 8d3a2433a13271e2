// npm run features: lists the features; `-- --json` as data, and `-- --untranslated` the messages without a German text.
// `npm run fix` writes docs/features.md.
import {root} from './bootstrap.mjs';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {anchorOf} from './lint/documents/headings.mjs';

/** The pictures of a feature that `npm run pictures` has taken, as markdown. */
const picturesOf = ({id, name}) =>
  [
    ['default', 'light'],
    ['dark', 'dark'],
  ]
    .map(([theme, look]) => [`pictures/${id}-${theme}.webp`, look])
    .filter(([file]) => existsSync(join(root, 'docs', file)))
    .map(([file, look]) => `![${name} (${look} theme)](${file})`);

/** The keys that are stored for the switches of a feature. */
const keysOf = ({id, storedAs = id, switches}) => (switches.length ? switches : [storedAs]);

const needTexts = {
  user: 'Needs you to be signed in to AniList.',
  token: 'Needs you to be signed in to Automail.',
  desktop: 'Only works outside mobile mode.',
};

const link = name => `[${name}](#${anchorOf(name)})`;
const defaultOf = ({on, locked}) => (locked ? 'always on' : on ? 'on' : 'off');

/** A table of the features of a category, with their defaults. */
const contents = (category, features) => [
  `**${link(category)}**`,
  '',
  '| Feature | Default |',
  '| --- | --- |',
  ...features.map(feature => `| ${link(feature.name)} | ${defaultOf(feature)} |`),
  '',
];

function section(feature) {
  const {name, summary, details, requestNote, locked, needs, options} = feature;
  const state = locked ? defaultOf(feature) : `${defaultOf(feature)} by default`;
  return [
    `### ${name}`,
    '',
    `${keysOf(feature)
      .map(key => `\`${key}\``)
      .join(', ')}, ${state}`,
    '',
    `**${summary}**`,
    '',
    ...(details ? [details, ''] : []),
    [...needs.map(need => needTexts[need]), requestNote].join(' '),
    '',
    ...options.map(each => `- ${each.title} (\`${each.key}\`, ${each.default ? 'on' : 'off'} by default)`),
    ...(options.length ? [''] : []),
    ...picturesOf(feature).flatMap(each => [each, '']),
  ];
}

/** docs/features.md: every feature with its texts and its pictures, under the first of its categories, after a table of contents. */
export function documentOf(features) {
  const categories = [...new Set(features.map(({categories: [first]}) => first))].map(category => ({
    category,
    own: features.filter(({categories: [first]}) => first === category),
  }));
  return [
    '# Features',
    '',
    'Written by `npm run fix` from the definitions; the pictures are of the stand-in, by `npm run pictures`. Every feature but the settings page has a switch in the settings, which takes effect at once.',
    '',
    ...categories.flatMap(({category, own}) => contents(category, own)),
    ...categories.flatMap(({category, own}) => [`## ${category}`, '', ...own.flatMap(section)]),
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

function printed({id, storedAs, name, on, locked, parts, options, settings}) {
  const tags = parts.map(({verb, tag, routes}) => `    ${verb} <${tag}> on ${routes.join(', ')}`);
  const fields = [...options, ...settings.filter(({type}) => type !== 'toggle')].map(
    ({key, type = 'toggle', default: value}) => `    ${key} (${type}): ${JSON.stringify(value)}`,
  );
  return [
    `${locked ? ' always' : on ? '     on' : '    off'}  ${id}${storedAs ? ` (stored as ${storedAs})` : ''}`,
    `    ${name}`,
    ...tags,
    ...fields,
  ].join('\n');
}

/** The messages without a German text, one a line. */
async function untranslatedLines() {
  const {loadMessageTables} = await import('./translations.mjs');
  const {messageTables, untranslated} = await loadMessageTables();
  return untranslated(messageTables).join('\n') || 'Every message has a German text.';
}

async function featureLines() {
  const {definitions} = await import('./catalogue.mjs');
  const features = await definitions();
  if (process.argv.includes('--json')) return JSON.stringify(features, null, 2);
  return `${features.map(printed).join('\n')}\n\n${features.length} features`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(await (process.argv.includes('--untranslated') ? untranslatedLines() : featureLines()));
