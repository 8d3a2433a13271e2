// The steps of the test commands. Each returns the numbers of its passed and failed checks; a command ends with the
// sum.
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {hasChanged} from './changed.mjs';
import {outcomes, printOutcomes} from './outcomes.mjs';
import {browserTimes, printSlowest, unitTimes} from './slowest.mjs';

const bin = (name, file) => join(root, 'node_modules', name, file);
const total = {passed: 0, failed: 0};
const times = [];
const troubles = [];

const node = (words, env = {}) =>
  new Promise(resolve => {
    const stdio = ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, words, {cwd: root, env: {...process.env, FORCE_COLOR: '0', ...env}, stdio});
    child.on('close', code => resolve(code === 0));
  });

async function step(name, run) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const {passed, failed} = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${failed ? 'FAILED' : 'held'} (${Math.round((Date.now() - start) / 1000)} s)`);
  return {passed, failed};
}

const whether = run => async () => ((await run()) ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

/** Runs a test runner that leaves a report in a file; a runner that leaves none has failed. */
const counted = (file, run, read, timesOf) => async () => {
  rmSync(join(root, file), {force: true});
  const held = await run();
  try {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
    times.push(...timesOf(report));
    const numbers = read(report);
    return held || numbers.failed ? numbers : {...numbers, failed: 1};
  } catch {
    return {passed: 0, failed: 1};
  }
};

/** Sources are checked together with the unit tests; the end-to-end tests run in Node and have other types. */
const typesOf = folder => {
  const state = join(root, `build/types/${folder}.tsbuildinfo`);
  return node([
    bin('typescript-native', 'bin/tsc'),
    '--noEmit',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    state,
  ]);
};

/** Writes the generated sources, once per command: parallel steps need the same ones. */
let generated;
const generateOnce = () => (generated ??= import('./codegen.mjs').then(({generate}) => generate()));

export const types = () =>
  step(
    'types',
    whether(async () => {
      await generateOnce();
      const held = await typesOf('test');
      return (await typesOf('e2e')) && held;
    }),
  );

/**
 * Checks that only a change can break: the types of the stand-in's site, whose components are in Vue's own file format,
 * and the places of the committed mutants. The gate runs them after a change in this clone, `npm run test:all` always.
 */
export const unchanged = ({always = false} = {}) =>
  step(
    'stand-in and mutants',
    whether(async () => {
      const isDue = (...paths) => always || hasChanged('package-lock.json', ...paths);
      const site = ['--noEmit', '-p', 'e2e/standin/site'];
      const typed = !isDue('e2e/standin') || (await node([bin('vue-tsc', 'bin/vue-tsc.js'), ...site]));
      const sources = ['src', 'elements', 'styles', 'test', 'e2e', 'tools', 'rollup.config.mjs'];
      return (!isDue(...sources) || (await node([join(root, 'tools/mutants.mjs'), '--check']))) && typed;
    }),
  );

const eslintBin = bin('eslint', 'bin/eslint.js');
export const eslint = (...words) => node([eslintBin, ...words]);
export const oxfmt = word => node([bin('oxfmt', 'bin/oxfmt'), word, ...formatted]);
const formatted = [
  'src',
  'elements',
  'styles',
  'test',
  'e2e',
  'tools',
  'schema',
  'rollup.config.mjs',
  'eslint.config.mjs',
  'stylelint.config.mjs',
  // Written by `npm run fix` with tables of uneven columns.
  'docs/features.md',
];
/** The sheets of the stand-in's site imitate those of the host; the others are ours. */
const sheets = ['{elements,src,styles,test}/**/*.css'];
export async function stylelint(...words) {
  const {scriptsWithSheets} = await import('./lint/browsers/sheetsInScripts.mjs');
  return node([bin('stylelint', 'bin/stylelint.mjs'), ...words, ...sheets, ...scriptsWithSheets()]);
}

/** `quick`: without the rules that compile each component, which `compiled` checks. */
export const lint = ({quick = false} = {}) =>
  step(
    'lint',
    whether(async () => {
      const scripts = await node([eslintBin, '--max-warnings', '0', '.'], quick ? {AUTOMAIL_LINT: 'quick'} : {});
      const {workflowsAreValid} = await import('./lint/workflows.mjs');
      const {documentsAreTrue} = await import('./lint/documents.mjs');
      const {featuresAreSound} = await import('./lint/features.mjs');
      const {listQueriesAreWritten} = await import('./listQueries.mjs');
      const {importsAreAcyclic} = await import('./lint/importCycles.mjs');
      const documents = documentsAreTrue();
      const imports = importsAreAcyclic();
      const features = (await featuresAreSound()) && (await listQueriesAreWritten());
      return (await stylelint()) && (await workflowsAreValid()) && documents && imports && features && scripts;
    }),
  );

/** The rules of lint that compile each component. */
export const compiled = () =>
  step(
    'compiled components',
    whether(() => eslint('--max-warnings', '0', '{src,elements}/**/*.tsx')),
  );

export const format = () =>
  step(
    'format',
    whether(() => oxfmt('--check')),
  );

/**
 * Builds the userscript, with `extension` also the extension, the stand-in site and its server, each if its sources
 * have changed.
 */
export const build = ({extension = false} = {}) =>
  step(
    'build',
    whether(async () => {
      await generateOnce();
      const {buildProduct, buildStandIn} = await import('./build.mjs');
      return (await buildProduct({extension})) && (await buildStandIn(), true);
    }),
  );

/**
 * Bundles the userscript like `npm run dev`, in a second, to `quickProduct`; and builds the stand-in if its sources
 * have changed.
 */
export const quickBuild = () =>
  step(
    'quick build',
    whether(async () => {
      await generateOnce();
      const [{bundleQuickly}, {buildStandIn}] = await Promise.all([import('./quickBuild.mjs'), import('./build.mjs')]);
      return (await bundleQuickly()) && (await buildStandIn(), true);
    }),
  );

/** Runs all unit tests, or a selection: `files`, and texts that must be in the path or the titles (`titles`). */
export const unit = (selection = {}) =>
  step(
    'unit and component tests',
    counted(
      'build/unit.json',
      async () => {
        await generateOnce();
        const {chromium} = await import('./chromium.mjs');
        const env = {CHROMIUM: chromium(), AUTOMAIL_UNIT: JSON.stringify(selection)};
        return node([bin('@web/test-runner', 'dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'], env);
      },
      ({passed, failed}) => ({passed, failed}),
      unitTimes,
    ),
  );

/** Runs Playwright with a configuration; its reports are added up. Its words are Playwright's, `env` is added to the environment. */
const playwright = (name, words, env) =>
  step(
    name,
    counted(
      `build/${env.AUTOMAIL_REPORT}.json`,
      () => node([bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...words], env),
      // A skipped test counts as failed: none of our tests is skipped. No test is run again.
      report => {
        const {expected, unexpected, flaky, skipped} = report.stats;
        troubles.push(...outcomes(report));
        return {passed: expected, failed: unexpected + flaky + skipped};
      },
      browserTimes,
    ),
  );

/** The readable userscript that is published. Its tests run it with the files that it requires, in one scope. */
const published = join(root, 'dist/automail.user.js');

/**
 * Runs the end-to-end tests of a tier in the browser: `core` (the gate, on the published files), `all` (except the
 * nightly ones), `rest` (`all` without the core), `journeys` (one of each part of the product), `nightly`, or `any`,
 * which includes those without a browser. `extension` and `firefox`: whether the tests need a full Chromium, or a
 * Firefox. The words are Playwright's.
 */
export async function endToEnd(words = [], {tier = 'any', extension = false, firefox: needsFirefox = false} = {}) {
  const {chromium, wholeChromium} = await import('./chromium.mjs');
  const {firefox} = await import('./firefox.mjs');
  const env = {
    ...{CHROMIUM: chromium(), AUTOMAIL_TIER: tier, AUTOMAIL_REPORT: 'e2e'},
    ...(tier === 'core' && {AUTOMAIL_PRODUCT: published}),
    ...(extension && {CHROMIUM_WHOLE: wholeChromium()}),
    ...(needsFirefox && {FIREFOX: firefox()}),
  };
  const project = tier === 'any' ? [] : ['--project=browser', '--project=nightly'];
  return playwright(`end-to-end tests (${tier})`, [...project, ...words], env);
}

/**
 * Runs the end-to-end tests of a tier on the minified userscript, with the policy of the real site. Some count bytes of
 * the readable one, or need the extension.
 */
export async function onMinified(words, tier) {
  process.env.AUTOMAIL_PRODUCT = join(root, 'build/minified/automail.min.user.js');
  await endToEnd(words, {tier});
  delete process.env.AUTOMAIL_PRODUCT;
}

/** Runs the tests of a tier that need neither a browser nor a build. The words are Playwright's. */
export const plain = async (words = [], tier = 'any') => {
  await generateOnce();
  return playwright('tests without a browser', ['--project=plain', ...words], {
    AUTOMAIL_REPORT: 'plain',
    AUTOMAIL_TIER: tier,
  });
};

/** Runs another command of tools/ as a step; it holds if it exits with 0 and `also` returns true afterwards. */
export const command = (name, words, also = () => true) =>
  step(
    name,
    whether(async () => (await node(words)) && also()),
  );

/** Ends the command: prints the slowest tests, those that did not pass, then the line with the sum. */
export function finish() {
  printSlowest(times);
  printOutcomes(troubles);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}
