// npm run fix: writes the generated files, fixes everything that ESLint, stylelint and oxfmt can fix, and prints the
// rest.
import './bootstrap.mjs';
import {writeDocument} from './features.mjs';
import {eslint, oxfmt, stylelint} from './steps.mjs';

const {definitions} = await import('./catalogue.mjs');
const {generate} = await import('./codegen.mjs');
const {writeListQueries} = await import('./listQueries.mjs');

await generate();
writeDocument(await definitions());
await writeListQueries();
const linted = await eslint('--fix', '--max-warnings', '0', '.');
const styled = await stylelint('--fix');
const formatted = await oxfmt('--write');
process.exit(linted && styled && formatted ? 0 : 1);
