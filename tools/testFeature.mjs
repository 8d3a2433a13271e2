// npm test -- ID: the unit, component and end-to-end tests of one feature, with its rows of the tests that are made from the catalogue.
import {featureFolders} from './catalogue.mjs';
import {chromiumReady} from './chromiumReady.mjs';
import {similar} from './choose.mjs';
import {give} from './bootstrap.mjs';
import {quickProduct} from './quickBuild.mjs';
import {endToEnd, quickBuild, unit} from './steps.mjs';

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs them. Ends the process with a message where there is no such feature. */
export async function testFeature(id) {
  const ids = [...featureFolders().keys()];
  if (!ids.includes(id)) give(`There is no feature "${id}". Similar: ${similar(ids, id).join(', ') || 'none'}.`);
  await chromiumReady;
  // The folder of its tests, and its rows of tables.
  await unit({titles: [`/${id}/`, `[${id}]`]});
  const {failed} = await quickBuild();
  if (failed) return;
  process.env.AUTOMAIL_PRODUCT = quickProduct;
  process.env.AUTOMAIL_FEATURE = id;
  await endToEnd(['-g', escaped(`[${id}]`), '--pass-with-no-tests'], {tier: 'all'});
}
