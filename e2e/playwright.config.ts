import {defineConfig} from '@playwright/test';

/** Which tests run: tags say what a test belongs to, so that moving a file changes nothing. */
const tiers: Readonly<Record<string, {grep?: RegExp; grepInvert?: RegExp}>> = {
  // What `npm test` runs.
  core: {grep: /@core/, grepInvert: /@plain/},
  all: {grepInvert: /@plain|@nightly/},
  // What `npm test` leaves to `npm run test:all`.
  rest: {grepInvert: /@plain|@nightly|@core/},
  nightly: {grep: /@nightly/},
  any: {grepInvert: /@plain/},
};

const kind = process.env.AUTOMAIL_KIND;
const testMatch =
  kind === 'pictures'
    ? 'pictures/*.spec.ts'
    : kind === 'endurance'
      ? 'endurance/*.spec.ts'
      : ['{specs,long,standin}/**/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch,
  outputDir: '../test-results',
  // One for each of two cores: with four, a run takes hardly less time, and two or three of its tests wait in vain.
  workers: 2,
  fullyParallel: true,
  // A test that passes only on the second attempt has failed.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: [
    ['list'],
    ['json', {outputFile: `../${process.env.AUTOMAIL_REPORT ?? 'build/e2e.json'}`}],
    ['./support/stalls.ts'],
  ],
  projects: [
    // Tests of the repository itself: they need neither a browser nor a build.
    {name: 'plain', grep: /@plain/},
    {name: 'browser', ...tiers[process.env.AUTOMAIL_TIER ?? 'any']},
  ],
});
