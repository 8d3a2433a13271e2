import {defineConfig} from '@playwright/test';

/** Tests that only the nightly run has: all of e2e/long, and others by their tag. */
const nightly = String.raw`@nightly|\be2e/long/`;
const but = (...words: string[]) => new RegExp(['@plain', nightly, ...words].join('|'));

/** The selection of tests: tags assign a test, so that moving a file changes nothing. */
const tiers: Readonly<Record<string, {grep?: RegExp; grepInvert?: RegExp}>> = {
  // Part of `npm test`.
  core: {grep: /@core/, grepInvert: /@plain/},
  all: {grepInvert: but()},
  // Left by `npm test` to `npm run test:all`.
  rest: {grepInvert: but('@core')},
  // The journeys that every edition makes.
  journeys: {grep: /@journey/},
  nightly: {grep: /^$/},
  any: {grepInvert: but()},
};

/** The same for tests without a browser. */
const plain: typeof tiers = {
  core: {grep: /^(?=[^]*@plain)[^]*@core/},
  all: {grep: /@plain/},
  rest: {grep: /@plain/, grepInvert: /@core/},
  journeys: {grep: /^$/},
  nightly: {grep: /^$/},
  any: {grep: /@plain/},
};

const report = process.env.AUTOMAIL_REPORT ?? 'e2e';
const tier = process.env.AUTOMAIL_TIER ?? 'any';
const kind = process.env.AUTOMAIL_KIND;
const testMatch =
  kind === 'pictures'
    ? 'e2e/pictures/*.spec.ts'
    : kind === 'endurance'
      ? 'e2e/endurance/*.spec.ts'
      : ['elements/**/*.e2e.ts', 'e2e/{specs,long,standin}/**/*.spec.ts'];

export default defineConfig({
  testDir: '..',
  testMatch,
  // Tests that build a copy of the tree leave it there if they fail.
  testIgnore: '**/test-results/**',
  // Each run empties its folder, and two may run side by side.
  outputDir: `../test-results/${report}`,
  // The short tests of the core wait often enough for a third worker to save an eighth of the time; with four, two or
  // three tests time out.
  workers: tier === 'core' ? 3 : 2,
  fullyParallel: true,
  // A test that passes only on the second attempt has failed.
  retries: 0,
  forbidOnly: true,
  // Several times what the slowest test takes here: the machine of a run may be slow, and busy with other things.
  timeout: 180_000,
  expect: {timeout: 20_000},
  // A test that may take long must not wait that long for an element that never appears.
  use: {actionTimeout: 60_000},
  reporter: [['list'], ['json', {outputFile: `../build/${report}.json`}], ['./support/stalls.ts']],
  projects: [
    // Tests of the repository and of the stand-in's API: they need neither a browser nor a build.
    {name: 'plain', ...plain[tier]},
    {name: 'browser', ...tiers[tier]},
    // They take minutes, and more on a slow machine.
    {name: 'nightly', timeout: 1_200_000, grep: ['any', 'nightly'].includes(tier) ? new RegExp(nightly) : /^$/},
  ],
});
