// npm run fix: mends what ESLint, stylelint and oxfmt can mend by themselves; tells what is left.
import './bootstrap.mjs';
import {eslint, oxfmt, stylelint} from './steps.mjs';

const linted = await eslint('--fix', '--max-warnings', '0', '.');
const styled = await stylelint('--fix');
const formatted = await oxfmt('--write');
process.exit(linted && styled && formatted ? 0 : 1);
