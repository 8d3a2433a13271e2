// npm run test:all [-- --rest] [--shard I/N]: every test except the nightly ones. `--rest`: those that `npm test` has
// not run. `--shard`: one of N parts of the end-to-end tests; the first part also runs everything else. The last line
// is `N passed, M failed`.
import {chromiumReady} from './chromiumReady.mjs';
import {give} from './bootstrap.mjs';
import {build, compiled, endToEnd, finish, format, lint, onMinified, plain, types, unchanged, unit} from './steps.mjs';

const words = process.argv.slice(2);
const isRest = words.includes('--rest');
const shard = words.includes('--shard') ? (words[words.indexOf('--shard') + 1] ?? '') : undefined;
if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) give('--shard needs a part such as 2/4.');

await chromiumReady;
const isFirst = !shard || shard.startsWith('1/');
if (isFirst && !isRest) {
  await Promise.all([types(), lint().then(format)]);
  await unit();
}
const tier = isRest ? 'rest' : 'all';
const checked = isFirst
  ? unchanged({always: true})
      .then(() => (isRest ? compiled() : undefined))
      .then(() => plain([], tier))
  : undefined;
const {failed} = await build();
const part = shard ? ['--shard', shard] : [];
if (!failed) {
  await endToEnd(part, {tier});
  await onMinified(part, 'journeys');
}
await checked;
finish();
