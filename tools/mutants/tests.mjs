// Runs selections of tests, {run, title}, in the copy of the tree and reports the outcome of each.
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {ESLint} from 'eslint';

import {chromium} from '../chromium.mjs';
import {filesOfSuite} from './list.mjs';
import {tree} from './tree.mjs';

const bin = (name, file) => join(tree, 'node_modules', name, file);

let child;
/** Ends the current run. */
export const stop = () => void child?.kill();

/** Longest run of the unit tests (ms). A mutant can make a loop endless. */
const patience = 300_000;

/**
 * Runs a test runner and reads its report; resolves to `undefined` if it leaves none. `most`: its longest run (ms), after
 * which it is killed, because one that waits for a page without an end ignores a request to stop.
 */
async function reportOf(file, words, variables = {}, most = undefined) {
  rmSync(join(tree, file), {force: true});
  const env = {...process.env, CHROMIUM: chromium(), FORCE_COLOR: '0', ...variables};
  child = spawn(process.execPath, words, {cwd: tree, env, stdio: 'ignore', timeout: most, killSignal: 'SIGKILL'});
  await new Promise(resolve => void child.once('close', resolve));
  try {
    return JSON.parse(readFileSync(join(tree, file), 'utf8'));
  } catch {
    return undefined;
  }
}

const specsOf = (suite, path) => [
  ...suite.specs.map(spec => ({...spec, path: [...path, spec.title]})),
  ...(suite.suites ?? []).flatMap(inner => specsOf(inner, [...path, inner.title])),
];

/** The beginning of an error message on one line: what was expected where. */
const inShort = text =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 240);

/** The status and messages of each test in a report of Playwright. */
const testsOf = report =>
  report.suites
    .flatMap(suite => specsOf(suite, []))
    .flatMap(({path, file, tests, tags}) =>
      tests.map(({status, results}) => {
        const message = results.flatMap(({errors}) => errors.map(error => inShort(error.message ?? ''))).join(' | ');
        const core = tags.some(tag => /^@?(?:core|plain)$/.test(tag));
        return {file, title: path.join(' '), status, message, core};
      }),
    )
    .filter(({status}) => status !== 'skipped');

async function playwright(selections, ...words) {
  const grep = [...new Set(selections.map(({title}) => `(?:${title})`))].join('|');
  const report = await reportOf('build/e2e.json', [
    ...[bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/mutants.config.ts', '-g', grep],
    ...words,
  ]);
  return report && testsOf(report);
}

/** Runs these files of unit tests, or all. */
const runUnit = files =>
  reportOf(
    'build/unit.json',
    [bin('@web/test-runner', 'dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'],
    files && {AUTOMAIL_UNIT: JSON.stringify({files})},
    files && patience,
  );

async function unit({title}) {
  const [file] = filesOfSuite(title);
  const report = await runUnit([file]);
  if (!report) return {error: 'the test runner left no report'};
  // All unit tests are in the gate.
  if (report.failures.length) return {failed: report.failures[0], core: true};
  return report.failed || !report.passed ? {error: 'the tests could not be run'} : {passed: report.passed};
}

function outcome(ran, {title}) {
  const own = ran?.filter(test => new RegExp(title, 'i').test(test.title));
  if (!own?.length) return {error: ran ? 'no such test' : 'the test runner left no report'};
  const bad = own.find(({status}) => status !== 'expected');
  return bad ? {failed: `${bad.title}: ${bad.message}`, core: bad.core} : {passed: own.length};
}

const keyOf = ({run, title}) => `${run} ${title}`;

/** The outcome of each selection in the unchanged tree: a failure with a mutant counts only for tests that pass without one. */
export async function baseline(selections) {
  const found = new Map();
  const browsed = selections.filter(({run}) => run === 'e2e');
  const ran = browsed.length ? await playwright(browsed) : [];
  for (const each of browsed) found.set(keyOf(each), outcome(ran, each));
  for (const each of selections) if (!found.has(keyOf(each))) found.set(keyOf(each), await unit(each));
  return selection => found.get(keyOf(selection));
}

/** The outcome of a selection: `passed`, `failed` with the first failure and whether that test is in the gate (`core`), or `error`. */
export const runOne = async selection =>
  selection.run === 'unit' ? unit(selection) : outcome(await playwright([selection], '-x'), selection);

/** Runs these files of unit tests, or all; returns the first failure, which can be that they don't end. */
export async function unitGate(files) {
  const report = await runUnit(files);
  if (!report) return 'the tests do not end, or cannot be run';
  return report.failures[0] ?? (report.failed ? 'a page of tests failed' : undefined);
}

/** Runs a checker in the copy; resolves to the first lines of what it says, or `undefined` if it finds nothing. */
function complaintOf(words) {
  child = spawn(process.execPath, words, {cwd: tree, stdio: ['ignore', 'pipe', 'ignore']});
  let said = '';
  child.stdout.on('data', data => void (said += data));
  return new Promise(resolve => void child.once('close', code => resolve(code === 0 ? undefined : inShort(said))));
}

/** The first failure of the test that components and style sheets agree about classes. */
async function styleFault() {
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--project=plain', 'e2e/specs/styles.spec.ts'];
  const report = await reportOf('build/e2e.json', [bin('@playwright/test', 'cli.js'), ...words], {
    AUTOMAIL_TIER: 'core',
  });
  if (!report) throw new Error('the test runner left no report');
  const bad = testsOf(report).find(({status}) => status !== 'expected');
  return bad && `${bad.title}: ${bad.message}`;
}

/** One for all files, because it takes much longer to read the project's types than to lint a file. */
let linter;

/** What ESLint says about a file of the copy, warnings included. */
async function lintFault(file) {
  linter ??= new ESLint({cwd: tree});
  const [{messages}] = await linter.lintFiles([file]);
  return messages.length
    ? inShort(messages.map(({line, message}) => `${file}:${line} ${message}`).join(' '))
    : undefined;
}

/**
 * Runs the checks of the gate on a file that need no browser: types and lint, for a style sheet lint and classes. They
 * take seconds. Resolves to what they say, if anything.
 */
export async function checkFile(file) {
  if (file.endsWith('.css'))
    return (await complaintOf([bin('stylelint', 'bin/stylelint.mjs'), '--formatter', 'unix', file])) ?? styleFault();
  const state = ['--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo'];
  const types = await complaintOf([bin('typescript-native', 'bin/tsc'), '--noEmit', '-p', 'test', ...state]);
  return types ?? lintFault(file);
}

/**
 * Runs the end-to-end tests that name one of these features until one fails, those of the core first; returns its
 * failure, {why, core}.
 */
export async function endToEndOf(featureIds) {
  for (const words of [[], ['--grep-invert', '@core']]) {
    const core = words.length ? '' : '.*@core';
    const ran = await playwright(
      featureIds.map(id => ({title: `\\[${id}\\]${core}`})),
      ...['-x', '--pass-with-no-tests', ...words],
    );
    if (!ran) throw new Error('the test runner left no report');
    const bad = ran.find(({status, message}) => status !== 'expected' && message);
    if (bad) return {why: `${bad.title}: ${bad.message}`, core: bad.core};
  }
  return undefined;
}

/** The core in the browser; the other tests of the gate read the repository, which a copy below `build/` is not. */
export async function endToEndGate() {
  const report = await reportOf(
    'build/e2e.json',
    [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--project=browser', '-x'],
    {AUTOMAIL_TIER: 'core'},
  );
  if (!report) throw new Error('the test runner left no report');
  const bad = testsOf(report).find(({status, message}) => status !== 'expected' && message);
  return bad && `${bad.title}: ${bad.message}`;
}

/**
 * Runs the tests of the gate until one fails and returns that failure, or `undefined`. The kind of tests that the
 * mutant names runs first.
 * @throws if a runner leaves no report
 */
export async function runGate({tests}) {
  const runs = tests.some(({run}) => run === 'unit') ? [unitGate, endToEndGate] : [endToEndGate, unitGate];
  return (await runs[0]()) ?? (await runs[1]());
}
