// npm run test:nightly [-- PART]: tests that take hours, or need other fonts and browsers. PART is one of the parts
// below. The last line is `N passed, M failed`.
import {chromiumReady} from './chromiumReady.mjs';
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

import {give, root} from './bootstrap.mjs';
import {oldestChromium} from './oldest.mjs';
import {build, command, endToEnd, finish, onMinified} from './steps.mjs';
import {templates} from './templates.mjs';

const git = (...words) => spawnSync('git', words, {cwd: root, encoding: 'utf8'}).stdout;

const parts = {
  /** Checks that the output of `npm run fix` is committed. */
  async generated() {
    const before = git('diff');
    await command('what is generated is current', ['tools/fix.mjs'], () => {
      const changed = git('diff') !== before;
      if (changed) console.log(git('diff', '--stat'));
      return !changed;
    });
  },
  /** The extension in Chromium and Firefox, the script manager, and everything on the minified userscript. */
  async editions() {
    const {failed} = await build({extension: true});
    if (failed) return;
    // The order of kills and faults is another one every night; the tests print it.
    process.env.AUTOMAIL_SEED = String(Date.now() % 2 ** 31);
    await endToEnd([], {tier: 'nightly', extension: true, firefox: true});
    delete process.env.AUTOMAIL_SEED;
    await onMinified([], 'all');
  },
  /** The journeys in a Chromium about as old as the oldest one that we support. */
  async oldest() {
    const {failed} = await build();
    const {CHROMIUM: named} = process.env;
    process.env.CHROMIUM = await oldestChromium();
    if (!failed) await endToEnd([], {tier: 'journeys'});
    if (named === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = named;
  },
  /** Unit tests with other random values. */
  async random() {
    process.env.AUTOMAIL_SEED = String(Date.now() % 2 ** 31);
    await command(`unit tests with AUTOMAIL_SEED=${process.env.AUTOMAIL_SEED}`, ['tools/unit.mjs']);
    delete process.env.AUTOMAIL_SEED;
  },
  /** Random orders of events in several tabs; `npm test` plays 300 of them. */
  async interleavings() {
    process.env.AUTOMAIL_INTERLEAVINGS = '2000';
    // A page of tests must not take too long.
    for (let run = 0; run < 5; run += 1) {
      process.env.AUTOMAIL_SEED = String((Date.now() + run) % 2 ** 31);
      const name = `interleavings with AUTOMAIL_SEED=${process.env.AUTOMAIL_SEED}`;
      await command(name, ['tools/unit.mjs', 'interleavings.test.ts']);
    }
    delete process.env.AUTOMAIL_SEED;
    delete process.env.AUTOMAIL_INTERLEAVINGS;
  },
  /** The queries of all features under every fault of the API; `npm test` tries one of each class. */
  async faults() {
    process.env.AUTOMAIL_FAULTS = 'every';
    await command('every fault of the API', ['tools/unit.mjs', 'faults.test.ts']);
    delete process.env.AUTOMAIL_FAULTS;
  },
  /** Tests that measure text, with only DejaVu fonts and with only Liberation fonts. */
  async fonts() {
    const {failed} = await build();
    if (!failed) await command('other fonts', ['tools/fonts.mjs']);
  },
  /** Everything on pages that are four times slower. */
  async slow() {
    const {failed} = await build();
    process.env.AUTOMAIL_SLOW = '4';
    if (!failed) await endToEnd([], {tier: 'all'});
    delete process.env.AUTOMAIL_SLOW;
  },
  /** Everything beside other extensions that insert children into the host's nodes. */
  async foreign() {
    const {failed} = await build();
    process.env.AUTOMAIL_FOREIGN = 'children';
    if (!failed) await endToEnd([], {tier: 'all'});
    delete process.env.AUTOMAIL_FOREIGN;
  },
  /** The features that `npm run new` writes pass all tests unchanged. */
  async templates() {
    for (const verb of Object.keys(templates)) {
      const id = `${verb}OfTemplate`;
      const folder = join(root, 'elements/script', id);
      try {
        await command(`npm run new -- ${id}`, ['tools/new.mjs', id, 'script', verb]);
        await command(`npm test -- ${id}`, ['tools/test.mjs', id]);
      } finally {
        rmSync(folder, {recursive: true, force: true});
      }
    }
  },
  mutants: () => command('mutants', ['tools/mutants.mjs']),
  endurance: () => command('endurance', ['tools/endurance.mjs']),
};

const [only] = process.argv.slice(2);
if (only && !Object.hasOwn(parts, only)) give(`There is no part "${only}": ${Object.keys(parts).join(', ')}.`);
await chromiumReady;
for (const name of only ? [only] : Object.keys(parts)) await parts[name]();
finish();
