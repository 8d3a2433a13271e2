// A message without a German text, in a copy of the tree from which some German texts are removed.
import {test as plainTest} from '@playwright/test';
import {execFile} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {promisify} from 'node:util';

import {copyTree} from '../support/copiedTree';
import {expect, test} from '../support/test';

/** Runs Node in a copied tree; rejects with the output if it fails. The stand-in is served meanwhile, so nothing may block. */
const node = (tree: string, ...args: string[]) => promisify(execFile)(process.execPath, args, {cwd: tree});

/** Copies the tree without one German text of the settings page, and without a German file of a feature. */
function copyWithGaps(tree: string) {
  copyTree(tree, {linked: []});
  const panel = `${tree}/elements/script/settingsPage/startMessages.de.ts`;
  const complete = readFileSync(panel, 'utf8');
  const gap = complete.replace(/^ {2}signedOut: .*\n/m, '');
  expect(gap).not.toBe(complete);
  writeFileSync(panel, gap);
  rmSync(`${tree}/elements/notifications/dismissDot/messages.de.ts`);
}

plainTest(
  'npm run features -- --untranslated lists each missing text by path and name',
  {tag: ['@plain', '@core']},
  async ({}, info) => {
    const tree = info.outputPath('tree');
    copyWithGaps(tree);
    const {stdout, stderr} = await node(tree, 'tools/features.mjs', '--untranslated');
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    expect(lines).toContain('elements/script/settingsPage/startMessages.ts signInText.signedOut');
    expect(lines).toContain('elements/notifications/dismissDot/messages.ts text.name');
    expect(lines).toContain('elements/notifications/dismissDot/messages.ts text.summary');
    expect(lines).not.toContain('elements/script/settingsPage/startMessages.ts signInText.signOut');
  },
);

test(
  '[settingsPage] shows messages without a German text in English, marked as English, and all others in German',
  {tag: '@text'},
  async ({open}, info) => {
    const tree = info.outputPath('tree');
    copyWithGaps(tree);
    const build =
      "(await import('./tools/codegen.mjs')).generate().then(async () => process.exit((await (await import('./tools/quickBuild.mjs')).bundleQuickly()) ? 0 : 1))";
    await node(tree, '--input-type=module', '-e', build);
    const page = await open('/settings/apps#dismissDot', {
      as: 'member',
      settings: {language: 'de'},
      script: `${tree}/build/quick/automail.user.js`,
    });
    const own = page.locator('am-settings-page');
    await expect(own).toHaveAttribute('lang', 'de');
    const isEnglish = (missing: string) =>
      expect(own.getByText(missing, {exact: true}).first()).toHaveAttribute('lang', 'en');
    await isEnglish('Dismiss notification dot');
    await isEnglish('Adds a button that dismisses the notification dot.');
    await page.evaluate(() => (location.hash = '#aniscripts-sign-in'));
    await isEnglish("You aren't signed in to Automail.");
    await expect(own.getByText('Sprache', {exact: true}).first()).not.toHaveAttribute('lang');
  },
);
