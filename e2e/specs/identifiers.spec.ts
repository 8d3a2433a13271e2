// Names in backticks, in comments and documents, are names of something that exists.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of things that are not in the repository. */
const elsewhere = new Map([
  ['automail.user.js', 'what the build makes'],
  ['automail.min.user.js', 'what the build makes'],
  ['docs/pictures', 'the pictures of features, which a command takes'],
  ['core.js', 'a program of the extension, which the build makes'],
  ['bridge.js', 'a program of the extension, which the build makes'],
  ['implicitlyLoadedAfterOneOf', 'an option of rollup that is not used'],
  ['myNumber', 'the example of a feature in CONTRIBUTING.md'],
  ['elements/script/navLine/feature.ts', 'the example of a feature in CONTRIBUTING.md'],
  ['e2e/specs/navLine.spec.ts', 'the example of a feature in CONTRIBUTING.md'],
]);

const isCode = (file: string) => /\.(?:tsx?|mjs|js|css|graphql|json|vue|html|yml)$/.test(file);
const isDocument = (file: string) => file.endsWith('.md') && file !== 'CHANGELOG.md';
const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter(file => isCode(file) || isDocument(file));
const contents = new Map<string, string>();
for (const file of files)
  try {
    contents.set(file, readFileSync(root + file, 'utf8'));
  } catch {
    // Deleted, but not committed yet.
  }

/** All identifiers outside comments, and the names of all files and folders. */
function knownNames() {
  const words = new Set<string>();
  const paths = new Set<string>();
  for (const [file, content] of contents) {
    for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
    paths.add(basename(file)).add(basename(file).replace(/\..*$/, ''));
    if (isCode(file)) for (const [word] of content.replace(comment, '').matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
  }
  return {words, paths};
}

/** The prose of a file: documents without their examples, and comments. */
const proseOf = (file: string, content: string) =>
  isDocument(file) ? content.replace(/```[^]*?```/g, '') : Array.from(content.matchAll(comment)).join('\n');

const isPath = (name: string) =>
  /^(?:src|elements|test|e2e|tools|docs|styles|schema|#\w+)\/[\w./-]+$/.test(name) ||
  /^[\w.-]+\.(?:tsx?|mjs|css|graphql|md)$/.test(name);
/** Names with such a part are placeholders, and generated files are not listed. */
const isPlaceholder = (name: string) => /\b(?:NAME|AREA|ID|XX)\b|^name\.|\.generated\./.test(name);
const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/.test(name);

test('names in backticks refer to something that exists', {tag: ['@plain', '@core']}, () => {
  const {words, paths} = knownNames();
  const isKnownPath = (name: string) => {
    const path = name
      .replace(/^#(?!elements|styles)/, 'src/')
      .replace(/^#/, '')
      .replace(/\/$/, '');
    return ['', '.ts', '.tsx'].some(ending => paths.has(path + ending));
  };
  const isKnown = (name: string) => {
    if (elsewhere.has(name) || isPlaceholder(name)) return true;
    if (isPath(name)) return isKnownPath(name);
    if (!isIdentifier(name) || paths.has(name)) return true;
    return name
      .replace('()', '')
      .split('.')
      .every(part => words.has(part));
  };
  const unknown = Array.from(contents).flatMap(([file, content]) =>
    Array.from(proseOf(file, content).matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
      .filter(name => !isKnown(name))
      .map(name => `${file}: ${name}`),
  );
  expect(words.size, 'identifiers were read').toBeGreaterThan(5000);
  expect(unknown).toEqual([]);
});
