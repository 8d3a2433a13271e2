// Unit and component tests in a real browser. Each test file is bundled, since React ships no ES modules.
import {chromeLauncher} from '@web/test-runner-chrome';
import {build} from 'esbuild';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultReporter} from '@web/test-runner';

import {root} from './tools/bootstrap.mjs';
import {chromium, chromiumSwitches} from './tools/chromium.mjs';

const bundleTests = {
  name: 'bundle-tests',
  async serve({path: address}) {
    if (!/\.test\.tsx?$/.test(address)) return undefined;
    const {outputFiles} = await build({
      entryPoints: [path.join(root, address)],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      sourcemap: 'inline',
      write: false,
      absWorkingDir: root,
      conditions: ['development'],
      define: {'process.env.NODE_ENV': '"development"', __STANDIN__: 'false'},
      loader: {'.css': 'text', '.md': 'text', '.webp': 'base64'},
      tsconfigRaw: '{}',
    });
    return {body: outputFiles[0].text, type: 'js'};
  },
};

const count = suite => [...suite.tests, ...suite.suites.flatMap(count)];

/** Leaves the numbers where the test command finds them. */
const summary = {
  onTestRunFinished({sessions}) {
    const tests = sessions.flatMap(({testResults}) => (testResults ? count(testResults) : []));
    const broken = sessions.filter(({errors}) => errors?.length).length;
    const passed = tests.filter(({passed}) => passed).length;
    const failures = tests
      .filter(test => !test.passed && !test.skipped)
      .map(({name, error}) => `${name}: ${error?.message}`);
    const skipped = tests.filter(test => test.skipped).length;
    mkdirSync(path.join(root, 'build'), {recursive: true});
    writeFileSync(
      path.join(root, 'build/unit.json'),
      JSON.stringify({passed, failed: tests.length - passed - skipped + broken + skipped, failures}),
    );
  },
};

/** A browser whose pages are in this time zone: what reads or writes a date of UTC in local time, or the other way round, differs. */
const browserIn = zone =>
  chromeLauncher({
    launchOptions: {executablePath: chromium(), args: chromiumSwitches},
    // A window and a storage of its own for each: a tab in the background draws no frames and meets no viewport.
    createPage: async ({browser}) => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.emulateTimezone(zone);
      return page;
    },
  });

/** What builds, reads or prints dates: in a zone west of UTC, too. */
const dated = [
  'test/zone.test.ts',
  'test/domain/**/*.test.ts',
  'test/ui/{Age,RelativeTime}.test.tsx',
  'test/host/pages/notifications/actions.test.ts',
  'test/services/{small,session}.test.ts',
  'test/services/api/pauseToast.test.ts',
  'test/services/settings/{backups,exchange}.test.ts',
  'test/elements/feeds/{plusProgress,betterListPreview}/*.test.tsx',
  'test/elements/script/settingsPage/{SignIn,Budget}.test.tsx',
];

export default {
  rootDir: root,
  files: 'test/**/*.test.{ts,tsx}',
  plugins: [bundleTests],
  concurrency: 2,
  // Everything runs east of UTC, where a day begins 12 or 13 hours earlier.
  browsers: [browserIn('Pacific/Auckland')],
  // Files that are named on the command line run once, unless the group is asked for.
  groups: process.argv.includes('--files')
    ? []
    : [{name: 'west', files: dated, browsers: [browserIn('America/New_York')]}],
  testFramework: {config: {ui: 'bdd', timeout: 30000}},
  testsFinishTimeout: 180000,
  reporters: [defaultReporter({reportTestResults: true, reportTestProgress: false}), summary],
};
