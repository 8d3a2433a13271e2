// npm test: the checks that every change must pass. npm test -- ID: everything of one feature, on a quick build. The
// last line is `N passed, M failed`. The browser is installed while the packages are: this import comes before the one
// that needs them.
import {chromiumReady} from './chromiumReady.mjs';
import {build, endToEnd, finish, format, lint, plain, types, unchanged, unit} from './steps.mjs';

const [id] = process.argv.slice(2);

/** The checks, the unit tests and the build wait for different things, so they run side by side; pages need the build. */
async function gate() {
  const checked = types()
    .then(() => lint({quick: true}))
    .then(format)
    .then(() => unchanged())
    .then(() => plain([], 'core'));
  const tested = chromiumReady.then(() => unit());
  const {failed} = await build();
  await tested;
  // Without a build they would all fail, one after the other.
  if (!failed) await endToEnd([], {tier: 'core'});
  await checked;
}

if (id) await (await import('./testFeature.mjs')).testFeature(id);
else await gate();
finish();
