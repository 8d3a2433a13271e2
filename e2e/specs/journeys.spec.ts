// Every feature has a journey or a look in the gate.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

import {features} from '../support/features';

interface Suite {
  readonly file: string;
  readonly specs: readonly {readonly title: string; readonly tags: readonly string[]}[];
  readonly suites?: readonly Suite[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Generated from the catalogue: it names every feature. */
const generated = /\/unharmed\.spec\.ts$/;
const ofLooks = /\/mainLook\.spec\.ts$/;

/** Restyles whose looks say all that there is to test. */
const lookOnly = [
  ...[
    '[CSSbannerShadow]',
    '[CSSgreenManga]',
    '[CSSprofileClutter]',
    '[CSSsmileyScore]',
    '[altBanner]',
    '[cleanSocial]',
  ],
  ...['[nonJumpScroll]', '[showRecVotes]'],
];

interface Listed {
  readonly title: string;
  readonly tags: readonly string[];
  readonly isLook: boolean;
}

const testsOf = ({file, specs, suites = []}: Suite): Listed[] =>
  generated.test(`/${file}`)
    ? []
    : [...specs.map(({title, tags}) => ({title, tags, isLook: ofLooks.test(`/${file}`)})), ...suites.flatMap(testsOf)];

function list() {
  const projects = ['--project=browser', '--project=plain'];
  const words = ['test', '--config', 'e2e/playwright.config.ts', ...projects, '--list', '--reporter=json'];
  const listed = execFileSync(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, AUTOMAIL_TIER: 'all', AUTOMAIL_REPORT: 'all'},
    maxBuffer: 1e8,
  });
  return (JSON.parse(listed) as {suites: Suite[]}).suites.flatMap(testsOf);
}

let known: Listed[] | undefined;
/** All tests that are not nightly. */
const tests = () => (known ??= list());

test('no title contains a tag, which would leave its test out of a command', {tag: '@plain'}, () => {
  const misleading = tests().filter(({title}) => /@(?:core|dates|journey|nightly|plain|text)\b/.test(title));
  expect(misleading.map(({title}) => title)).toEqual([]);
});

test('every feature has a journey in the core, or a look', {tag: '@plain'}, () => {
  const inCore = tests().filter(({tags}) => tags.includes('core'));
  expect(inCore.length).toBeGreaterThan(100);
  const named = features().map(({id}) => `[${id}]`);
  const without = (some: readonly Listed[]) => named.filter(id => !some.some(({title}) => title.includes(id)));
  expect(without(inCore)).toEqual([]);
  expect(without(tests().filter(({isLook}) => !isLook)).toSorted()).toEqual(lookOnly.toSorted());
});
