import {mediaPage} from '#e2e/support/paths';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const row = 'am-duration-tooltip';

test(
  '[durationTooltip] shows the total duration below that of an episode, and follows navigation',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(mediaPage(ids));
    await expect(page.locator(row)).toHaveText('Total duration10 hours 24 minutes');
    const before = page.locator(`.sidebar .data > .data-set:has(+ ${row}) > .type`);
    await expect(before).toHaveText(/^\s*Episode\s+Duration\s*$/);
    await navigate(page, '/anime/5114');
    await expect(page.locator(row)).toHaveText('Total duration25 hours 36 minutes');
    await navigate(page, `/manga/${ids.manga}`);
    await expect(page.locator('.media-manga .sidebar .data-set').first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator(row)).toHaveCount(0);
  },
);

test('[durationTooltip] is a row of the table of infoTable', async ({open, ids}) => {
  const page = await open(mediaPage(ids), {settings: {infoTable: true}});
  const edge = async (selector: string) => {
    const {x = NaN, width = NaN} = (await page.locator(selector).boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect(page.locator(row)).toHaveText('Total duration10 hours 24 minutes');
  await expect(page.locator(`${row} .ui-fact`)).toHaveCSS('display', 'flex');
  await expect(page.locator(`${row} .ui-fact-value`)).toHaveCSS('text-align', 'end');
  expect(await edge(`${row} .ui-fact-value`)).toBe(await edge('.sidebar .data > .data-set >> nth=0'));
});
