// npm run features: lists what the definitions say. `-- --json`: as data; `-- --table`: as the table of the README; `-- --readme`: writes
// that table to README.md.
import './bootstrap.mjs';
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

/** Writes the table to README.md; returns whether anything changed. */
export const writeReadme = features => writePart('features', tableOf(features));

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
  else if (process.argv.includes('--readme'))
    console.log(writeReadme(features) ? 'README.md: the feature table is new.' : 'README.md: the feature table holds.');
  else console.log(`${features.map(printed).join('\n')}\n\n${features.length} features`);
}
