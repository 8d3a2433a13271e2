// The names and licence texts of the libraries in the bundle.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

function packageOf(file) {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const {name, version, license} = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name && version) return {name, version, license, folder};
  }
  return undefined;
}

function textOf(folder) {
  const file = readdirSync(folder).find(name => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'See the licence named above.';
}

/** A comment that names each library among the modules with its licence; a text shared by several libraries appears once. */
export function licences(modules) {
  const libraries = new Map();
  for (const file of modules) {
    const found = file.includes('node_modules') ? packageOf(file.replace(/^\0/, '').replace(/\?.*$/, '')) : undefined;
    if (found) libraries.set(found.name, found);
  }
  const texts = new Map();
  for (const library of [...libraries.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = textOf(library.folder);
    texts.set(text, [...(texts.get(text) ?? []), `${library.name} ${library.version} (${library.license})`]);
  }
  const parts = [...texts].map(([text, names]) => `${names.join(', ')}\n\n${text}`);
  return `/*\nThis file contains the following libraries, with their comments and the long names of their locals left out; the originals are at\nhttps://www.npmjs.com under the name and version given.\n\n${parts
    .join('\n\n----\n\n')
    .replaceAll('*/', '* /')
    .replace(/[“”]/g, '"')}\n*/\n`;
}
