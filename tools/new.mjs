// npm run new <id> [area]: writes the smallest feature that passes all tests, and prints what to do next.
import {give, root} from './bootstrap.mjs';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const catalogueFile = 'src/catalogue.ts';

const [id, area = 'script'] = process.argv.slice(2);
const areas = readdirSync(join(root, 'elements'));

const usage = `npm run new <id> [area]
  id    settings key, folder name and (in kebab case) element name: a letter, then letters and digits
  area  folder below elements/; there are ${areas.join(', ')}; default script`;

const definition = () => `import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/${id}/style.css';

export default defineFeature({
  id: '${id}',
  title: 'Draws a line below the navigation, until this says what the feature does.',
  categories: ['Script'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
`;

const sheet = () => `/* Says which of the host's rules it changes and why. */
.nav {
  border-block-end: 3px solid rgb(var(--color-blue, 61, 180, 242));
}
`;

const spec = tag => `import {store} from '../support/page';
import {expect, test} from '../support/test';

test('[${id}] shows its line only while it is on', async ({open}) => {
  const page = await open('/search/characters', {settings: {${id}: true}});
  const line = page.locator('.nav').first();
  await expect(page.locator('${tag}')).toBeAttached();
  await expect(line).toHaveCSS('border-bottom-width', '3px');
  await store(page, {${id}: false});
  await expect(page.locator('${tag}')).toHaveCount(0);
  await expect(line).toHaveCSS('border-bottom-width', '0px');
});
`;

/** The catalogue with one more import, sorted by path, and one more entry at the end. */
function extended(source) {
  const added = `import ${id} from '../elements/${area}/${id}/feature';`;
  const pathOf = line => /'(\.\.\/elements\/[^']+)'/.exec(line)?.[1]?.toLowerCase();
  const lines = source.split('\n');
  const own = pathOf(added);
  const later = lines.findIndex(line => (pathOf(line) ?? '') > own);
  const at = later < 0 ? lines.findIndex(line => line.startsWith('import type')) : later;
  lines.splice(at, 0, added);
  const end = lines.lastIndexOf('];');
  if (at < 0 || end < 0) give(`${catalogueFile} has another form than this tool knows: add the feature by hand.`);
  lines.splice(end, 0, `  ${id},`);
  return lines.join('\n');
}

function write(file, text) {
  const path = join(root, file);
  if (existsSync(path)) give(`${file} exists already; nothing more was written.`);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  console.log(`  ${file}`);
}

if (!id || !/^[A-Za-z][A-Za-z0-9]*$/.test(id) || !/^[a-z][A-Za-z]*$/.test(area)) give(usage);
const {definitions, loadCatalogue} = await import('./catalogue.mjs');
const {catalogue, tagOf} = await loadCatalogue();
const tag = tagOf(id, {});
const taken = catalogue.find(feature => feature.parts.some(part => tagOf(feature.id, part) === tag));
if (catalogue.some(feature => feature.id === id)) give(`There is a feature "${id}" already.`);
if (taken) give(`The element of "${id}" would be <${tag}>, which "${taken.id}" has already. Choose another id.`);

console.log('written:');
const folder = `elements/${area}/${id}`;
write(`${folder}/feature.ts`, definition());
write(`styles/${id}/style.css`, sheet());
write(`e2e/specs/${id}.spec.ts`, spec(tag));
writeFileSync(join(root, catalogueFile), extended(readFileSync(join(root, catalogueFile), 'utf8')));
console.log(`  ${catalogueFile} (one import, one entry)`);
const {writeReadme} = await import('./features.mjs');
if (writeReadme(await definitions())) console.log('  README.md (the feature table)');

console.log(`
What to do next:
  1. ${folder}/feature.ts: say in a sentence what it does, choose categories, needs and pages; then \`npm run features -- --readme\`.
     To show something, use place() with a component in a file beside it; to do anything else, run(). ARCHITECTURE.md has an example.
  2. e2e/specs/${id}.spec.ts: test what it does, and that nothing is left when it is off.
  3. npm run dev: look at it. npm run check, npm run test:e2e -- ${id}: its tests. npm test: all of them.`);
