// npm run pictures: takes the two large pictures of the README.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';
import {asWebp} from '../support/webp';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
/** Width of the pictures (px). */
const shown = 1000;

test('picture of front-settings for the README', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', token: true, width: 1280});
  const section = page.locator('am-settings-page');
  await expect(section.getByRole('searchbox')).toBeVisible();
  await section.evaluate(element => element.scrollIntoView());
  await waitUntilQuiet(page);
  const png = await page.screenshot({clip: {x: 340, y: 0, width: 850, height: 640}});
  writeFileSync(`${folder}/front-settings.webp`, await asWebp(page.context(), png, shown));
});

test('picture of front-media for the README', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/`, {
    as: 'member',
    token: true,
    width: 1280,
    theme: 'dark',
    settings: {entryScore: true, subTitleInfo: true, dubMarker: true, mangaGuess: true},
  });
  await expect(page.locator('am-entry-score')).toBeAttached();
  await waitUntilQuiet(page);
  const png = await page.screenshot({clip: {x: 0, y: 0, width: 1280, height: 860}});
  writeFileSync(`${folder}/front-media.webp`, await asWebp(page.context(), png, shown));
});
