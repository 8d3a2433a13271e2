// npm run test:e2e [-- NAME] [--long]: all end-to-end tests, or those of a file, or those whose path or titles contain NAME, for instance the id of a
// feature. `--long`: of those that the long run has. More words that begin with dashes go to Playwright.
import {give} from './bootstrap.mjs';
import {byPath, filesBelow, nothing} from './choose.mjs';
import {build, endToEnd, finish} from './steps.mjs';

const words = process.argv.slice(2);
const long = words.includes('--long');
const switches = words.filter(each => each.startsWith('--') && each !== '--long');
const word = words.filter(each => !each.startsWith('--')).join(' ');

const files = filesBelow('e2e', /\.spec\.ts$/);
const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A whole path is a file's; anything else is looked for in paths and titles, since features have tests that are made from the catalogue. */
function selection() {
  if (!word) return [];
  const [file, ...more] = byPath(files, word);
  if (file && !more.length && word.includes('/')) return [escaped(file)];
  return ['-g', escaped(word.replace(/^(?:\.\/)?e2e\//, ''))];
}

const built = await build({extension: long});
if (!built.failed) {
  const {passed, failed} = await endToEnd([...selection(), '--pass-with-no-tests', ...switches], long);
  if (passed + failed === 0)
    give(`${nothing('end-to-end', word, files)}\nTests of the long run are chosen with --long.`);
}
finish();
