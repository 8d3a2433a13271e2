// npm run endurance -- [--navigations N] [--seed N]: walks through the site for hours with every feature on, and writes docs/endurance.json. Not part of
// CI. The default is 5,000 navigations.
import './bootstrap.mjs';
import {give} from './bootstrap.mjs';
import {build, endToEnd, finish} from './steps.mjs';

const words = process.argv.slice(2);

/** The number behind a word, as text; `undefined` without the word. */
function numberOf(word) {
  const index = words.indexOf(word);
  if (index < 0) return undefined;
  const text = words[index + 1] ?? '';
  if (!/^[1-9]\d*$/.test(text)) give(`${word} needs a whole number above 0.`);
  return text;
}

process.env.AUTOMAIL_KIND = 'endurance';
process.env.AUTOMAIL_NAVIGATIONS = numberOf('--navigations') ?? '5000';
process.env.AUTOMAIL_SEED = numberOf('--seed') ?? '1';
const {failed} = await build();
if (!failed) await endToEnd(['--workers', '1']);
finish();
