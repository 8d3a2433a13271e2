// Every feature's elements, checked by axe in the site's three themes; `npm test` checks only the theme of the
// feature's own test.
import {featureViolations} from '../support/axe';
import {groups, openFor} from '../support/groups';
import type {Switchable} from '../support/features';
import {switchFeature} from '../support/sideEffects';
import {waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

// These tests take minutes, and more on a slow machine.
test.describe.configure({timeout: 1_200_000});

const themes = ['dark', 'contrast', 'default'] as const;

for (const group of groups(({parts}) => parts.some(({verb}) => verb === 'place'))) {
  const names = group
    .flat()
    .map(({title}) => title)
    .join('');

  test(`${names} pass axe in three themes`, async ({open, ids, standIn}) => {
    const {page, goTo} = await openFor(group, {open, ids, standIn});
    const check = async (feature: Switchable) => {
      await switchFeature(page, feature, true);
      await expect(page.locator(feature.parts.map(({tag}) => tag).join()).first()).toBeAttached();
      for (const theme of themes) {
        await page.locator(`.theme-preview.${theme}`).click();
        // The theme buttons are at the bottom of the page, and repeated elements are rendered only near the viewport.
        await page.evaluate(() => scrollTo(0, 0));
        await waitUntilQuiet(page);
        expect(await featureViolations(page, feature), `${feature.key}, ${theme}`).toEqual([]);
      }
      await switchFeature(page, feature, false);
    };
    for (const stop of group) {
      await goTo(stop);
      for (const feature of stop) await check(feature);
    }
  });
}
