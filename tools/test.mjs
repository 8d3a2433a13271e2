// npm test, and npm run test:long with --long. The last line is `N passed, M failed`.
import './bootstrap.mjs';
import {build, endToEnd, finish, format, lint, types, unit} from './steps.mjs';

const long = process.argv.includes('--long');
const words = process.argv.slice(2).filter(word => word !== '--long');

if (!long)
  // Two beside each other: types take as long as the other two.
  await Promise.all([types(), lint().then(format)]);
const {failed} = await build({extension: long});
if (!long) await unit();
// Without a build they would all fail, one after the other.
if (!failed) await endToEnd(words, long);
finish();
