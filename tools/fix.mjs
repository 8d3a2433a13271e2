// npm run fix: mends what ESLint and Prettier can mend by themselves; tells what is left.
import './bootstrap.mjs';
import {eslint, prettier} from './steps.mjs';

const linted = await eslint('--fix', '--max-warnings', '0', '.');
const formatted = await prettier('--write');
process.exit(linted && formatted ? 0 : 1);
