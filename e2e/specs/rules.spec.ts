// Code and docs cite the rules of docs/rules.md by their ids, and nothing that is not in this repository. Needs no browser.
import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const rulesFile = join('docs', 'rules.md');

/** The nearest folder above this file that has the rules: tests may be moved. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, rulesFile))) return folder;
  if (folder === dirname(folder)) throw new Error(`no folder above this test has ${rulesFile}`);
  return findRoot(dirname(folder));
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isSource = (name: string) =>
  /\.(?:[cm]?[jt]sx?|css|graphql|html|md|vue)$/.test(name) && !name.includes('.generated.');

function sourcesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return entry.isFile() && isSource(entry.name) ? [path] : [];
  });
}

const folders = ['src', 'elements', 'styles', 'test', 'e2e', 'tools', 'schema', 'docs'];
const atRoot = readdirSync(root, {withFileTypes: true}).filter(entry => entry.isFile() && isSource(entry.name));
const files = [...folders.flatMap(sourcesIn), ...atRoot.map(({name}) => name)];
const texts = files.map(file => ({file, text: read(file)}));

/** The text allowed between two words, also when a comment continues on the next line. */
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
const id = String.raw`[a-z]+-\d+`;
const citation = new RegExp(`\\brules?${gap}(${id}(?:(?:,|${gap}and|,${gap}and)${gap}${id})*)`, 'gi');
const outside = new RegExp(
  String.raw`\b(?:spec|specification|decision|section)s?${gap}\d+|\b(?:the|our)${gap}specification\b|§\s*\d`,
  'gi',
);

const citations = texts
  .filter(({file}) => file !== rulesFile)
  .flatMap(({file, text}) =>
    [...text.matchAll(citation)].flatMap(([, list = '']) =>
      [...list.matchAll(new RegExp(id, 'g'))].map(([rule]) => ({file, rule})),
    ),
  );

/** Ids with their headings. */
const stated = [...read(rulesFile).matchAll(/^(?:## (.+)|\*\*([^*]+)\*\*)/gm)].reduce<{topic: string; rule: string}[]>(
  (all, [, heading, rule = '']) => [...all, {topic: heading ?? all.at(-1)?.topic ?? '', rule}],
  [],
);
const rules = stated.filter(({rule}) => rule !== '');

test('every rule has a unique id that starts with its topic', {tag: ['@plain', '@core']}, () => {
  expect(rules.length).toBeGreaterThan(0);
  for (const {topic, rule} of rules) expect(rule, `it is under the heading "${topic}"`).toMatch(`${topic}-`);
  const ids = rules.map(({rule}) => rule);
  expect(ids.filter((rule, index) => !new RegExp(`^${id}$`).test(rule) || ids.indexOf(rule) !== index)).toEqual([]);
});

test('every cited rule exists', {tag: ['@plain', '@core']}, () => {
  expect(citations.length).toBeGreaterThan(0);
  const known = new Set(rules.map(({rule}) => rule));
  expect(
    citations.filter(({rule}) => !known.has(rule)).map(({file, rule}) => `${file} cites ${rule}`),
    `state the rule in ${rulesFile}, or cite the one that is meant`,
  ).toEqual([]);
});

test('every rule is cited', {tag: ['@plain', '@core']}, () => {
  const cited = new Set(citations.map(({rule}) => rule));
  expect(
    rules.map(({rule}) => rule).filter(rule => !cited.has(rule)),
    `cite these where the code rests on them, or take them out of ${rulesFile}`,
  ).toEqual([]);
});

test('nothing cites a text outside the repository', {tag: ['@plain', '@core']}, () => {
  expect(
    texts.flatMap(({file, text}) =>
      [...text.matchAll(outside)].map(({0: words, index}) => {
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line}: ${words.replaceAll(/\s+/g, ' ')}`;
      }),
    ),
    `cite a rule of ${rulesFile} instead`,
  ).toEqual([]);
});
