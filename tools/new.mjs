// npm run new <id> [area] [verb]: writes the smallest feature that passes all tests, and prints what to do next.
import {give, root} from './bootstrap.mjs';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {templates} from './templates.mjs';

const catalogueFile = 'src/catalogue.ts';
const lookFile = 'e2e/support/looks/pages.ts';

const [id, area = 'script', verb = 'restyle'] = process.argv.slice(2);
const areas = readdirSync(join(root, 'elements'));

const usage = `npm run new <id> [area] [verb]
  id    settings key, folder name and (in kebab case) element name: a letter, then letters and digits
  area  folder below elements/; there are ${areas.join(', ')}; default script
  verb  ${Object.keys(templates).join(', ')}; default restyle`;

/** The catalogue with one more id, at its end. */
function extended(source) {
  const end = source.lastIndexOf('] as const;');
  if (end < 0) give(`${catalogueFile} has another form than this tool knows: add the feature by hand.`);
  return `${source.slice(0, end)}  '${id}',\n${source.slice(end)}`;
}

/** The table of main looks with one more row, at the end of its first list. */
function withLook(source, row) {
  const end = source.indexOf('\n];');
  if (end < 0) give(`${lookFile} has another form than this tool knows: add the main look by hand.`);
  return `${source.slice(0, end + 1)}${row}${source.slice(end + 1)}`;
}

function write(file, text) {
  const path = join(root, file);
  if (existsSync(path)) give(`${file} exists already; nothing more was written.`);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  console.log(`  ${file}`);
}

if (!id || !/^[A-Za-z][A-Za-z0-9]*$/.test(id) || !/^[a-z][A-Za-z]*$/.test(area) || !Object.hasOwn(templates, verb))
  give(usage);
const {definitions, loadCatalogue} = await import('./catalogue.mjs');
const {catalogue, tagOf} = await loadCatalogue();
const tag = tagOf(id, {});
const taken = catalogue.find(feature => feature.parts.some(part => tagOf(feature.id, part) === tag));
if (catalogue.some(feature => feature.id === id)) give(`There is a feature "${id}" already.`);
if (taken) give(`The element of "${id}" would be <${tag}>, which "${taken.id}" has already. Choose another id.`);

console.log('written:');
const folder = `elements/${area}/${id}`;
const {feature, files, spec, look} = templates[verb](id, tag);
write(`${folder}/feature.ts`, feature);
for (const [name, text] of Object.entries(files)) write(`${folder}/${name}`, text);
write(`e2e/specs/${id}.spec.ts`, spec);
writeFileSync(join(root, catalogueFile), extended(readFileSync(join(root, catalogueFile), 'utf8')));
console.log(`  ${catalogueFile} (one entry)`);
if (look) {
  writeFileSync(join(root, lookFile), withLook(readFileSync(join(root, lookFile), 'utf8'), look));
  console.log(`  ${lookFile} (one row)`);
}
const {writeReadme} = await import('./features.mjs');
if (writeReadme(await definitions())) console.log('  README.md (the feature table)');

console.log(`
What to do next:
  1. ${folder}/feature.ts: change what it does, its categories and routes, and its texts in messages.ts; then \`npm run fix\`.
  2. e2e/specs/${id}.spec.ts: test what it does, and that nothing of it is left when it is off.${look ? `\n     ${lookFile}: state its main effect.` : ''}
  3. \`npm run test:e2e -- ${id}\` runs its tests; \`npm run dev\` shows it. CONTRIBUTING.md has an example of each verb.`);
