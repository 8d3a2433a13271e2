// npm run fix: writes what is generated, and mends what ESLint, stylelint and oxfmt can mend by themselves; tells what is left.
import './bootstrap.mjs';
import {definitions} from './catalogue.mjs';
import {generate} from './codegen.mjs';
import {writeReadme} from './features.mjs';
import {eslint, oxfmt, stylelint} from './steps.mjs';

await generate();
writeReadme(await definitions());
const linted = await eslint('--fix', '--max-warnings', '0', '.');
const styled = await stylelint('--fix');
const formatted = await oxfmt('--write');
process.exit(linted && styled && formatted ? 0 : 1);
