// npm run check: types, lint, format and unit tests, and warnings about prose. `types` or `lint` as an argument: only that, for npm run typecheck
// and npm run lint.
import './bootstrap.mjs';
import {finish, format, lint, types, unit} from './steps.mjs';

const [only] = process.argv.slice(2);
if (only === 'types') await types();
else if (only === 'lint') await lint().then(format);
else {
  await Promise.all([types(), lint().then(format)]);
  await unit();
  await (await import('./prose.mjs')).prose();
}
finish();
