// npm run test:e2e [-- NAME]: all end-to-end tests, or those of a file, or those whose path or titles contain NAME, for
// instance the id of a feature. Further words that start with dashes go to Playwright.
import {chromiumReady} from './chromiumReady.mjs';
import {give} from './bootstrap.mjs';
import {byPath, endToEndFiles, nothing} from './choose.mjs';
import {build, endToEnd, finish} from './steps.mjs';

const words = process.argv.slice(2);
const switches = words.filter(each => each.startsWith('--'));
const word = words.filter(each => !each.startsWith('--')).join(' ');

const files = endToEndFiles();
const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A whole path is a file's; anything else is searched for in paths and titles, since features have generated tests. */
function selection() {
  if (!word) return [];
  const [file, ...more] = byPath(files, word);
  if (file && !more.length && word.includes('/')) return [escaped(file)];
  return ['-g', escaped(word.replace(/^(?:\.\/)?e2e\//, ''))];
}

await chromiumReady;
const selected = [...selection(), '--pass-with-no-tests', ...switches];
// Few tests need the extension, which takes a while to build.
const extension = !word || /extension|scriptManager|firefox/i.test(word);
const built = await build({extension});
if (!built.failed) {
  const {passed, failed} = await endToEnd(selected, {extension, firefox: /firefox/i.test(word)});
  if (passed + failed === 0) give(nothing('end-to-end', word, files));
}
finish();
