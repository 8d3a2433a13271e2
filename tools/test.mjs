// npm test: the checks that every change must pass. npm test -- ID: everything of one feature, on a quick build. The
// last line is `N passed, M failed`. The browser is installed while the packages are: this import comes before the one
// that needs them.
import {chromiumReady} from './chromiumReady.mjs';
import {build, endToEnd, finish, format, lint, plain, types, unit} from './steps.mjs';

const [id] = process.argv.slice(2);

/**
 * Two parallel lanes, one for each of two cores; in CI, whose machines may be slow, nothing runs beside the unit tests.
 */
async function gate() {
  const checked = types()
    .then(lint)
    .then(format)
    .then(() => plain([], 'core'));
  const {failed} = await build();
  await chromiumReady;
  if (process.env.CI) await checked;
  await unit();
  await checked;
  // Without a build they would all fail, one after the other.
  if (!failed) await endToEnd([], {tier: 'core'});
}

if (id) await (await import('./testFeature.mjs')).testFeature(id);
else await gate();
finish();
