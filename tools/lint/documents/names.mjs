// Names in backticks, in comments and documents, are names of something that exists.
import {basename, dirname} from 'node:path';

/** Names of things that are not in the repository. */
const elsewhere = new Map([
  ['automail.user.js', 'what the build makes'],
  ['automail.min.user.js', 'what the build makes'],
  ['automail-libraries-VERSION.js', 'what the build makes'],
  ['automail-data-VERSION.js', 'what the build makes'],
  ['docs/pictures', 'the pictures of features, which a command takes'],
  ['core.js', 'a program of the extension, which the build makes'],
  ['bridge.js', 'a program of the extension, which the build makes'],
  ['implicitlyLoadedAfterOneOf', 'an option of rollup that is not used'],
  ['myNumber', 'the example of a feature in CONTRIBUTING.md'],
  ['elements/script/navLine/feature.ts', 'the example of a feature in CONTRIBUTING.md'],
]);

const isCode = file => /\.(?:tsx?|mjs|js|css|graphql|json|vue|html|yml)$/.test(file) && !/\.generated\./.test(file);
const isDocument = file => file.endsWith('.md') && file !== 'CHANGELOG.md';
const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;

/** All identifiers outside comments, and the names of all files and folders. */
function knownNames({files, read}) {
  const words = new Set();
  const paths = new Set();
  for (const file of files) {
    for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
    paths.add(basename(file)).add(basename(file).replace(/\..*$/, ''));
    if (isCode(file))
      for (const [word] of read(file)
        .replace(comment, '')
        .matchAll(/[A-Za-z_$][\w$]*/g))
        words.add(word);
  }
  return {words, paths};
}

/** The prose of a file, at its place: documents without their examples, and comments. */
const proseOf = (file, text) =>
  isDocument(file)
    ? [{index: 0, text: text.replace(/```[^]*?```/g, code => ' '.repeat(code.length))}]
    : Array.from(text.matchAll(comment), ({0: words, index}) => ({index, text: words}));

const isPath = name =>
  /^(?:src|elements|test|e2e|tools|docs|styles|schema|#\w+)\/[\w./-]+$/.test(name) ||
  /^[\w.-]+\.(?:tsx?|mjs|css|graphql|md)$/.test(name);
/** Names with such a part are placeholders, and generated files are not listed. */
const isPlaceholder = name => /\b(?:NAME|AREA|ID|XX)\b|^name\.|\.generated\./.test(name);
const isIdentifier = name => /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/.test(name);

function isKnownPath(name, paths) {
  const path = name
    .replace(/^#(?!elements|styles)/, 'src/')
    .replace(/^#/, '')
    .replace(/\/$/, '');
  return ['', '.ts', '.tsx'].some(ending => paths.has(path + ending));
}

function isKnown(name, {words, paths}) {
  if (elsewhere.has(name) || isPlaceholder(name)) return true;
  if (isPath(name)) return isKnownPath(name, paths);
  if (!isIdentifier(name) || paths.has(name)) return true;
  return name
    .replace('()', '')
    .split('.')
    .every(part => words.has(part));
}

export function nameProblems(_, repository) {
  const known = knownNames(repository);
  return repository.files
    .filter(file => isCode(file) || isDocument(file))
    .flatMap(path =>
      proseOf(path, repository.read(path)).flatMap(({index: start, text}) =>
        Array.from(text.matchAll(/`([^`\n]+)`/g))
          .filter(({1: name}) => !isKnown(name, known))
          .map(({1: name, index}) => ({
            path,
            index: start + index,
            message: `Nothing is called "${name}". Correct the name, or write it without backticks.`,
          })),
      ),
    );
}
