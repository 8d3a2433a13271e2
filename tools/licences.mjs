// The names and license texts of the libraries in the bundle.
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

/** The lines with the owner of a license, and the terms, which are the same for many libraries. */
function partsOf(text) {
  const lines = text.split('\n');
  const isHolder = line => /^\s*copyright (?:\(c\)|©|\d|\w+ \w+$)/i.test(line);
  const isTitle = line => /^\s*(?:the )?(?:mit|isc) licen[cs]e(?: \(mit\))?\s*$/i.test(line);
  // The text after this line explains how to apply the license to other works.
  const end = lines.findIndex(line => /end of terms and conditions/i.test(line));
  const own = end < 0 ? lines : lines.slice(0, end);
  const terms = own
    .filter(line => !isHolder(line) && !isTitle(line))
    .map(line => line.trim())
    .join('\n')
    .trim();
  return {holders: lines.filter(isHolder).map(line => line.trim()), terms};
}

const sameWords = text => text.replace(/\W+/g, ' ').toLowerCase();

/**
 * A comment that names each library among the modules with its license; terms that several libraries share appear once.
 * `more` are lines about the rest of the file.
 */
export function licences(modules, {areNamesKept = false, more = 'Of our own code the comments are left out.'} = {}) {
  const libraries = new Map();
  for (const file of modules) {
    const found = file.includes('node_modules') ? packageOf(file.replace(/^\0/, '').replace(/\?.*$/, '')) : undefined;
    if (found) libraries.set(found.name, found);
  }
  const groups = new Map();
  for (const {name, version, license, folder} of [...libraries.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const {holders, terms} = partsOf(textOf(folder));
    const group = groups.get(sameWords(terms)) ?? {terms, names: []};
    group.names.push([`${name} ${version} (${license})`, ...holders].join('\n  '));
    groups.set(sameWords(terms), group);
  }
  const parts = [...groups.values()].map(({terms, names}) => `${names.join('\n')}\n\n${terms}`);
  const left = areNamesKept ? 'their comments' : 'their comments and the long names of their locals';
  const contents = `This file contains the following libraries, with ${left} left out; the originals are at\nhttps://www.npmjs.com under the name and version given.`;
  const head = [parts.length ? contents : '', more].filter(Boolean).join(' ');
  return `/*\n${[head, parts.join('\n\n----\n\n')]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('*/', '* /')
    .replace(/[“”]/g, '"')}\n*/\n`;
}
