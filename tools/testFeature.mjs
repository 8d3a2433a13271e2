// npm test -- ID: the unit, component and end-to-end tests of one feature, with its rows of the generated tests.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {featureFolders} from './catalogue.mjs';
import {chromiumReady} from './chromiumReady.mjs';
import {similar, unitFiles} from './choose.mjs';
import {give, root} from './bootstrap.mjs';
import {quickProduct} from './quickBuild.mjs';
import {endToEnd, quickBuild, unit} from './steps.mjs';

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The unit tests in its folder, those with its id in their titles, and its rows of the fault table of its area. */
function unitSelection(id) {
  const area = dirname(featureFolders().get(id));
  const names = [`/${id}/`, `[${id}]`];
  const table = `test/${area}/faults.test.ts`;
  const files = unitFiles().filter(
    file =>
      file === table ||
      names.some(name => file.includes(name) || readFileSync(join(root, file), 'utf8').includes(name)),
  );
  return {files, titles: names};
}

/** Runs them. Ends the process with a message if there is no such feature. */
export async function testFeature(id) {
  const ids = [...featureFolders().keys()];
  if (!ids.includes(id)) give(`There is no feature "${id}". Similar: ${similar(ids, id).join(', ') || 'none'}.`);
  await chromiumReady;
  const selection = unitSelection(id);
  if (selection.files.length) await unit(selection);
  const {failed} = await quickBuild();
  if (failed) return;
  process.env.AUTOMAIL_PRODUCT = quickProduct;
  process.env.AUTOMAIL_FEATURE = id;
  await endToEnd(['-g', escaped(`[${id}]`), '--pass-with-no-tests'], {tier: 'all'});
}
