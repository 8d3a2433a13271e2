// Checks what documents and comments say about the repository: links, paths, commands, counts, versions, names, rules. Runs in `npm run lint`;
// `node tools/lint/documents.mjs` runs it alone.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../root.mjs';
import {commandProblems} from './documents/commands.mjs';
import {factProblems} from './documents/facts.mjs';
import {linkProblems} from './documents/links.mjs';
import {nameProblems} from './documents/names.mjs';
import {pathProblems} from './documents/paths.mjs';
import {ruleProblems} from './documents/rules.mjs';

/** Folders of installed packages and of results aren't part of the repository. */
const isSource = path => !/^(?:node_modules|build|dist|test-results|\.git)\/|\/node_modules\//.test(`${path}/`);

/** All files of the repository below a folder, with slashes. */
const filesIn = (folder = '') =>
  readdirSync(join(root, folder), {withFileTypes: true}).flatMap(entry => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!isSource(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path.replaceAll(sep, '/')];
  });

/** Has examples of what these checks report. */
const examples = 'e2e/specs/lint.spec.ts';
const files = filesIn().filter(path => path !== examples);
const kept = new Map();

/** The repository, as the checks see it. */
const repository = {
  files,
  /** The text of a file. @throws if there is none */
  read(path) {
    if (!kept.has(path)) kept.set(path, readFileSync(join(root, path), 'utf8'));
    return kept.get(path);
  },
};

const checks = [linkProblems, pathProblems, commandProblems, factProblems, nameProblems, ruleProblems];
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Prints what is wrong in the documents, a line each that says what to do; returns whether there is nothing. */
export function documentsAreTrue() {
  const documents = files.filter(path => path.endsWith('.md')).map(path => ({path, text: repository.read(path)}));
  const problems = checks.flatMap(check => check(documents, repository));
  for (const {path, index = 0, message} of problems)
    console.log(`${path}:${lineAt(repository.read(path), index)} ${message}`);
  return !problems.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = documentsAreTrue() ? 0 : 1;
