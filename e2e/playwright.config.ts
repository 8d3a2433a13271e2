import {defineConfig} from '@playwright/test';

const long = process.env.AUTOMAIL_LONG === '1';

export default defineConfig({
  testDir: '.',
  testMatch: long ? 'long/**/*.spec.ts' : ['specs/**/*.spec.ts', 'api/*.spec.ts', 'host/*.spec.ts'],
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: long ? 1_200_000 : 30_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: '../build/e2e.json'}]],
});
