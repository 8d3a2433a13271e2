// Commands that documents name exist, with their words: scripts of package.json, their switches, parts and tests.
import {examplesIn} from './paths.mjs';

/** Commands in backticks, and in blocks of code at the start of a line. Prose may break a line within one. */
const commandPattern =
  /(?:^|`)((?:[A-Z_]+=\S+ )*(?:npm\s+(?:run\s+)?[a-z][\w:-]*|node\s+\S+\.mjs)[^`\n#<]*(?:\n[^`\n#<]*(?=`))?)/gm;

/** The words of a command, where quotes join several. */
const wordsOf = command =>
  Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word).filter(
    word => !/^[A-Z_]+=/.test(word),
  );

/** Words that stand for something, and values: numbers, parts such as 2/4, versions, dates, files of the reader. */
const isFree = word => /^[A-Z_]+(?:,[A-Z]+)*$|^[\d./-]+$|^other\./.test(word);

/** The keys of an object that a source writes out, such as the parts of a command. */
export function keysOf(source, start) {
  const body = source.slice(source.indexOf(start));
  return Array.from(body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}(?:async )?(\w+)(?:\(|:)/gm), ([, key]) => key);
}

/** Whether a test has a word in its path, or in its text; a part of a path only there. */
function findsTest(word, pattern, {files, read}) {
  if (word.includes('/')) return files.some(file => pattern.test(file) && file.includes(word));
  // Titles are composed: "ThreadLikes: 429" is a scene and a fault.
  const [title] = word.split(': ');
  return files.some(
    file => (pattern.test(file) || /cenes\.ts$/.test(file)) && (file.includes(word) || read(file).includes(title)),
  );
}

const isFeature = (word, {files}) => files.some(file => file.startsWith('elements/') && file.includes(`/${word}/`));
const isArea = (word, {files}) => files.some(file => file.startsWith(`elements/${word}/`));
const partsOfBench = ({read}) => keysOf(read('e2e/bench/parts.ts'), 'export const parts');
const verbs = ({read}) => /templates = \{([^}]*)\}/.exec(read('tools/templates.mjs'))?.[1].match(/\w+/g) ?? [];

/** By script, whether a word names something. The words of other scripts are not checked. */
const names = {
  test: isFeature,
  'test:unit': (word, repository) => findsTest(word, /\.test\.tsx?$/, repository),
  'test:e2e': (word, repository) => findsTest(word, /\.(?:e2e|spec)\.ts$/, repository),
  'test:nightly': (word, {read}) => keysOf(read('tools/nightly.mjs'), 'const parts = {').includes(word),
  new: (word, repository) => isArea(word, repository) || verbs(repository).includes(word),
  bench: (word, repository) => word.split(',').every(part => partsOfBench(repository).includes(part)),
  mutants: (word, {files, read}) =>
    files.some(file => /^e2e\/mutants\/\w+\.mjs$/.test(file) && read(file).includes(word)),
  pictures: isFeature,
};

/** Other files that read a command's switches, and switches that are another program's. */
const readers = {bench: 'e2e/bench/words.ts'};
const passedOn = ['--headed'];

function hasSwitch(script, word, tool, {read}) {
  if (passedOn.includes(word) || read(tool).includes(word)) return true;
  return readers[script] !== undefined && read(readers[script]).includes(word.slice(2));
}

/** The problems of the words of a script. */
const problemsOfWords = (script, words, tool, repository) =>
  words.flatMap((word, place) => {
    if (isFree(word)) return [];
    if (word.startsWith('--'))
      return hasSwitch(script, word, tool, repository)
        ? []
        : [`${tool} has no switch "${word}". Correct or remove it.`];
    const isValue = words[place - 1]?.startsWith('--') && words[place - 1] !== '--only';
    if (isValue || !names[script] || names[script](word, repository)) return [];
    return [`"npm run ${script}" finds nothing by "${word}". Name something that exists.`];
  });

/** The problems of a command. `examples` are the ids of features that the document creates. */
function problemsOf(command, {scripts, repository, examples}) {
  const words = wordsOf(command);
  if (words[0] === 'node')
    return repository.files.includes(words[1]) ? [] : [`There is no file "${words[1]}". Correct the command.`];
  const name = words[1] === 'run' ? words[2] : words[1];
  if (name === 'ci') return [];
  if (!scripts[name]) return [`package.json has no script "${name}". Correct the command, or add the script.`];
  const end = words.indexOf('--');
  const own = end < 0 ? [] : words.slice(end + 1).filter(word => !examples.includes(word));
  return problemsOfWords(name, own, scripts[name].split(' ')[1], repository);
}

/** docs/commands.md says that it lists all commands. */
function unlisted(scripts, {read}) {
  const path = 'docs/commands.md';
  const isListed = name => new RegExp(`\`npm (?:run )?${name}(?![\\w:])`).test(read(path));
  return Object.keys(scripts)
    .filter(name => !isListed(name))
    .map(name => ({path, message: `The table lacks "npm run ${name}" of package.json. Add a row.`}));
}

/** The commands of a document. Further words in the line of one, such as `-- --bare`, belong to the first in it. */
function commandsIn(text) {
  const commands = Array.from(text.matchAll(commandPattern), ({1: command, index}) => ({command, index}));
  const more = Array.from(text.matchAll(/`(?:-- |(?=--[a-z]))([^`\n]+)`/g), ({1: words, index}) => {
    const line = text.lastIndexOf('\n', index) + 1;
    const owner = commands.find(each => each.index >= line && each.index < index);
    const [script] = /^npm run [\w:-]+|^npm \w+/.exec(owner?.command ?? '') ?? [];
    return script && {command: `${script} -- ${words}`, index};
  });
  return [...commands, ...more.filter(Boolean)];
}

export function commandProblems(documents, repository) {
  const {scripts} = JSON.parse(repository.read('package.json'));
  const wrong = documents.flatMap(({path, text}) => {
    const examples = examplesIn(text);
    return commandsIn(text).flatMap(({command, index}) =>
      problemsOf(command, {scripts, repository, examples}).map(message => ({path, index, message})),
    );
  });
  return [...wrong, ...unlisted(scripts, repository)];
}
