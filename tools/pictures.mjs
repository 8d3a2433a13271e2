// npm run pictures [-- ID]: takes the pictures of docs/pictures on the stand-in, of one feature or of all, and writes docs/features.md.
import './bootstrap.mjs';
import {writeDocument} from './features.mjs';
import {build, endToEnd, finish} from './steps.mjs';

const [id] = process.argv.slice(2);
process.env.AUTOMAIL_KIND = 'pictures';
const {failed} = await build();
if (!failed) await endToEnd(id ? ['-g', `picture of ${id} `] : []);
const {definitions} = await import('./catalogue.mjs');
writeDocument(await definitions());
finish();
