// Unit and component tests in a real browser, bundled into a few pages (tools/unitPages.mjs).
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from '../tools/bootstrap.mjs';
import {chromium, chromiumSwitches} from '../tools/chromium.mjs';
import {unitFiles} from '../tools/choose.mjs';
import {generate} from '../tools/codegen.mjs';
import {bundlePages} from '../tools/unitPages.mjs';

/** Every test with its file and time zone. The outermost suites are named after the files. */
const testsOf = ({browser, testResults}) => {
  const within = (suite, file, titles) => [
    ...suite.tests.map(test => ({...test, file, zone: browser.zone, title: [...titles, test.name].join(' › ')})),
    ...suite.suites.flatMap(inner => within(inner, file, [...titles, inner.name])),
  ];
  return (testResults?.suites ?? []).flatMap(suite => within(suite, suite.name, []));
};

/** Writes the numbers for the test command. */
const summary = {
  onTestRunFinished({sessions}) {
    const tests = sessions.flatMap(testsOf);
    const broken = sessions.filter(({errors}) => errors?.length).length;
    const passed = tests.filter(({passed}) => passed).length;
    // test/support/world.ts writes them to the console.
    const rejections = sessions
      .flatMap(({logs = []}) => logs.flat().map(String))
      .filter(line => line.includes('[unhandled rejection]'));
    const failures = tests
      .filter(test => !test.passed && !test.skipped)
      .map(({file, title, error}) => `${file}: ${title}: ${error?.message}`)
      .concat(rejections);
    mkdirSync(path.join(root, 'build'), {recursive: true});
    writeFileSync(
      path.join(root, 'build/unit.json'),
      JSON.stringify({
        passed,
        failed: tests.length - passed + broken + rejections.length,
        failures,
        tests: tests.map(({file, title, zone, duration = 0}) => ({file, title, zone, duration})),
      }),
    );
  },
};

/**
 * A browser whose pages are in this time zone: reading or writing a UTC date in local time, or the reverse, gives
 * another date.
 */
const browserIn = zone =>
  Object.assign(
    chromeLauncher({
      launchOptions: {executablePath: chromium(), args: chromiumSwitches},
      // Each has its own window and storage: a tab in the background draws no frames and has no viewport.
      createPage: async ({browser}) => {
        const page = await (await browser.createBrowserContext()).newPage();
        await page.emulateTimezone(zone);
        return page;
      },
    }),
    {zone},
  );

/** Whether a file has the tag @dates in a comment: it builds, reads or prints dates, and also runs in a zone west of UTC. */
const isDated = file => /^\/\/ .*@dates/m.test(readFileSync(path.join(root, file), 'utf8'));

/** The test files given with `--files` on the command line, which run once, east of UTC. */
const named = process.argv.flatMap((word, index) =>
  process.argv[index - 1] === '--files' ? [path.relative(root, path.resolve(word)).replaceAll(path.sep, '/')] : [],
);
/** The selection of a command: files, and texts that must occur in the path or the titles of a test. */
const selection = JSON.parse(process.env.AUTOMAIL_UNIT ?? '{}');
const chosen = selection.files ?? unitFiles();

await generate();
const pages = await bundlePages(
  named.length ? {east: named} : {east: chosen, west: chosen.filter(isDated)},
  selection.titles,
);

export default {
  rootDir: root,
  files: pages.east,
  plugins: [
    {
      name: 'named-files',
      // The command line has replaced the pages by its own files: the first page represents them.
      serve: ({path: address}) =>
        /^\/(?:elements|test)\/.*\.test\.tsx?$/.test(address)
          ? {body: pages.east.map(page => `import '/${page}';`).join('\n'), type: 'js'}
          : undefined,
    },
  ],
  concurrency: 2,
  // Everything runs east of UTC, where a day begins 12 or 13 hours earlier.
  browsers: [browserIn('Pacific/Auckland')],
  groups: pages.west?.length ? [{name: 'west', files: pages.west, browsers: [browserIn('America/New_York')]}] : [],
  testFramework: {config: {ui: 'bdd', timeout: 30000}},
  testsFinishTimeout: 600000,
  reporters: [defaultReporter({reportTestResults: true, reportTestProgress: false}), summary],
};
