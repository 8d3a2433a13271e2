// npm run check: types, lint, format and unit tests. `types` or `lint` as a word: that alone, as npm run typecheck and npm run lint have it.
import './bootstrap.mjs';
import {finish, format, lint, types, unit} from './steps.mjs';

const [only] = process.argv.slice(2);
if (only === 'types') await types();
else if (only === 'lint') await lint().then(format);
else {
  await Promise.all([types(), lint().then(format)]);
  await unit();
}
finish();
