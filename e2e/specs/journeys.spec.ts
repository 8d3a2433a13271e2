// Every feature has a journey or a look in the gate.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

import {features} from '../support/features';

interface Suite {
  readonly file: string;
  readonly specs: readonly {readonly title: string}[];
  readonly suites?: readonly Suite[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Generated from the catalogue: it names every feature. */
const generated = /\/unharmed\.spec\.ts$/;

const titlesOf = ({file, specs, suites = []}: Suite): string[] =>
  generated.test(`/${file}`) ? [] : [...specs.map(({title}) => title), ...suites.flatMap(titlesOf)];

test('every feature has a journey with the tag @core, or a look', {tag: '@plain'}, () => {
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--project=browser', '--list', '--reporter=json'];
  const listed = execFileSync(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, AUTOMAIL_TIER: 'core', AUTOMAIL_REPORT: 'core'},
    maxBuffer: 1e8,
  });
  const {suites} = JSON.parse(listed) as {suites: Suite[]};
  const titles = suites.flatMap(titlesOf);
  expect(titles.length).toBeGreaterThan(100);
  const without = features().filter(({id}) => !titles.some(title => title.includes(`[${id}]`)));
  expect(without.map(({id}) => id)).toEqual([]);
});
