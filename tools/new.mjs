// npm run new <id> [area] [verb]: writes the smallest feature that passes all tests, and prints the next steps.
import {give, root} from './bootstrap.mjs';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {pages, templates} from './templates.mjs';

const [id, area = 'script', verb = 'restyle'] = process.argv.slice(2);
const areas = readdirSync(join(root, 'elements'));

const usage = `npm run new <id> [area] [verb]
  id    settings key, folder name and (in kebab case) element name: a letter, then letters and digits
  area  folder below elements/; there are ${areas.join(', ')}; default script
  verb  ${Object.keys(templates).join(', ')}; default restyle`;

if (!id || !/^[A-Za-z][A-Za-z0-9]*$/.test(id) || !Object.hasOwn(templates, verb)) give(usage);
if (!areas.includes(area)) {
  const {closest} = await import('fastest-levenshtein');
  give(`There is no area "${area}"; the closest one is "${closest(area, areas)}". The areas are ${areas.join(', ')}.`);
}
const {featureFolders, loadCatalogue} = await import('./catalogue.mjs');
const {catalogue, keyOf, tagOf} = await loadCatalogue();
const tag = tagOf(id, {});
const taken = catalogue.find(feature => feature.parts.some(part => tagOf(keyOf(feature), part) === tag));
const stored = catalogue.find(({switches = [], settings = [], ...feature}) =>
  [keyOf(feature), ...[...switches, ...settings].map(({key}) => key)].includes(id),
);
const folder = `elements/${area}/${id}`;
if (catalogue.some(feature => feature.id === id)) give(`There is a feature "${id}" already.`);
if (stored) give(`"${stored.id}" stores "${id}" already. Choose another id.`);
if (taken) give(`The element of "${id}" would be <${tag}>, which "${taken.id}" has already. Choose another id.`);
if (existsSync(join(root, folder))) give(`${folder} exists already.`);

/** The category that most features of the area have first. */
function categoryOfArea() {
  const folders = featureFolders();
  const first = catalogue
    .filter(each => folders.get(each.id)?.startsWith(`elements/${area}/`))
    .map(({categories: [category]}) => category);
  const count = category => first.filter(each => each === category).length;
  return first.toSorted((one, other) => count(other) - count(one))[0];
}

const category = categoryOfArea();
mkdirSync(join(root, folder), {recursive: true});
console.log('written:');
const files = templates[verb](id, tag, category);
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(root, folder, name), text);
  console.log(`  ${folder}/${name}`);
}

const tasks = {'feature.e2e.ts': 'test what it does', 'pageScenes.ts': 'state where it shows, and its effects'};
const tests = Object.keys(tasks).filter(name => files[name]);
console.log(`
What to do next, in ${folder}:
  1. feature.ts: change what it does, its categories (now ${category}) and routes, and its texts in messages.ts.
  2. ${tests.map(name => `${name}: ${tasks[name]}.`).join('\n     ')}
  3. \`npm test -- ${id}\` runs its tests; CONTRIBUTING.md has an example of each verb.
  4. \`npm run fix\` fixes formatting and updates docs/features.md.
While \`npm run dev\` runs, this page shows it, switched on and signed in:
  http://localhost:4871/__standin/sign-in?as=member&on=${id}&to=${pages[verb]}`);
