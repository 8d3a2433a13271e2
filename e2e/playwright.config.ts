import {defineConfig} from '@playwright/test';

const long = process.env.AUTOMAIL_LONG === '1';
const pictures = process.env.AUTOMAIL_PICTURES === '1';
const endurance = process.env.AUTOMAIL_ENDURANCE === '1';

export default defineConfig({
  testDir: '.',
  // Tests of the stand-in's own look, route by route, run in the long run.
  testMatch: pictures
    ? 'pictures/*.spec.ts'
    : endurance
      ? 'endurance/*.spec.ts'
      : long
        ? ['long/**/*.spec.ts', 'standin/site/{tour,blocks,skin}.spec.ts', 'specs/**/*.spec.ts']
        : ['specs/**/*.spec.ts', 'standin/api/*.spec.ts', 'standin/site/guard.spec.ts'],
  ...(long ? {grep: /(?:long|site)\/.*\.spec|@long/} : {grepInvert: /@long/}),
  outputDir: '../test-results',
  // One for each of two cores: with four, a run takes hardly less time, and two or three of its tests wait in vain.
  workers: 2,
  fullyParallel: true,
  // A test that passes only on the second attempt has failed.
  retries: 0,
  forbidOnly: true,
  timeout: long ? 1_200_000 : 60_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../build/e2e.json'}], ['./support/stalls.ts']],
});
