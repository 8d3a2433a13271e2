// npm run fix: mends what ESLint and oxfmt can mend by themselves; tells what is left.
import './bootstrap.mjs';
import {eslint, oxfmt} from './steps.mjs';

const linted = await eslint('--fix', '--max-warnings', '0', '.');
const formatted = await oxfmt('--write');
process.exit(linted && formatted ? 0 : 1);
