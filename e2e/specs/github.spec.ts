// The lint of the files in .github, on files with one mistake each.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {formProblems} from '../../tools/lint/issueForms.mjs';
import {nightlyProblems} from '../../tools/lint/workflows.mjs';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const bug = textOf('.github/ISSUE_TEMPLATE/bug.yml');
const nightly = textOf('.github/workflows/nightly.yml');
const parts = textOf('tools/nightly.mjs');

test('the form for bugs is valid, and its field for the report has the id that links use', {tag: '@plain'}, () => {
  expect(formProblems('bug.yml', bug)).toEqual([]);
  expect(bug).toMatch(/- type: textarea\n {4}id: report\n/);
});

for (const [title, content, problem] of [
  ['without a name', bug.replace(/^name: .*\n/, ''), 'name: '],
  ['without a body', bug.replace(/^body:[^]*/m, ''), 'body: '],
  ['with an unknown type of field', bug.replace('type: input', 'type: text'), 'body.1.type: '],
  ['with a field without a label', bug.replace(/ +label: Report\n/, ''), 'body.2.attributes.label: '],
  ['with a misspelled property', bug.replace('required:', 'require:'), 'body.0.validations.require: '],
  ['with an id twice', bug.replace('id: page', 'id: report'), 'body: has an id twice'],
  [
    'with nothing to fill in',
    'name: A\ndescription: B\nbody:\n  - type: markdown\n    attributes:\n      value: C\n',
    'body: needs a field',
  ],
  ['that is no YAML', `${bug}\n  - [`, ''],
] as const)
  test(`an issue form ${title} is found`, {tag: '@plain'}, () => {
    const [first = '', ...others] = formProblems('bug.yml', content);
    expect(first.startsWith(`bug.yml: ${problem}`), first).toBe(true);
    expect(others).toEqual([]);
  });

test('an issue template that is not a form is found', {tag: '@plain'}, () => {
  expect(formProblems('bug.md', '---\nname: A\n---\n')).toEqual(['bug.md: write it as an issue form, in YAML (.yml)']);
});

test('the nightly workflow must have all parts of npm run test:nightly, in their order', {tag: '@plain'}, () => {
  expect(nightlyProblems(nightly, parts)).toEqual([]);
  const [problem = ''] = nightlyProblems(nightly.replace(/part: \[(\w+, )/, 'part: ['), parts);
  expect(problem).toContain('.github/workflows/nightly.yml: the parts differ from those of tools/nightly.mjs.');
  expect(problem).toContain(/part: \[.*\]/.exec(nightly)?.[0] ?? 'no matrix');
  const source = 'const parts = {\n  async first() {\n    const inner = {second: 1};\n  },\n  third: () => 1,\n};';
  expect(nightlyProblems('jobs: {nightly: {strategy: {matrix: {part: [first]}}}}', source)).toEqual([
    expect.stringContaining('Write part: [first, third]'),
  ]);
});
