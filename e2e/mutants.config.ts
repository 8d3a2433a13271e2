import {defineConfig} from '@playwright/test';

import config from './playwright.config';

/** For `npm run mutants`: one test at a time, with short timeouts so that failures show soon. */
export default defineConfig({
  ...config,
  workers: 1,
  expect: {timeout: 8000},
  reporter: [['json', {outputFile: '../build/e2e.json'}]],
});
