import type {Page} from '@playwright/test';

import {allSwitches, features, isWanted} from '../support/features';
import type {MainLook} from '../support/looks/look';
import {mainLooks} from '../support/mainLooks';
import {navigate, changeSettings} from '../support/page';
import {expect, test} from '../support/test';

/** Waits until the look's property has this value; `undefined` means that no node matches the selector. */
async function looks(page: Page, {selector, pseudo, property}: MainLook, value: MainLook['off']) {
  const node = page.locator(selector).first();
  if (value === undefined) await expect(node).toHaveCount(0);
  else await expect(node).toHaveCSS(property, value, {...(pseudo && {pseudo})});
}

for (const {theme, width, rows: all} of mainLooks) {
  const rows = all.filter(isWanted);
  if (!rows.length) continue;
  test(
    `${rows.map(({id}) => `[${id}]`).join('')} have their main effect only while they are on (${theme}, ${width})`,
    {tag: '@core'},
    async ({open, ids, standIn}) => {
      await standIn.control('clock?freeze=2026-11-20T12:00:00Z&live=off');
      let at = '/404';
      const options = {as: 'member', token: true, theme, width};
      const page = await open(at, {...options, settings: {...allSwitches(false), mobileHintSeen: true}});
      for (const row of rows)
        await test.step(row.id, async () => {
          const {id, path, settings = {}, before, trigger, off, on} = row;
          if (path(ids) !== at) await navigate(page, (at = path(ids)));
          await changeSettings(page, settings);
          await before?.(page);
          await looks(page, row, off);
          await changeSettings(page, {[id]: true});
          await trigger?.(page);
          await looks(page, row, on);
          await changeSettings(page, {[id]: false});
          await looks(page, row, off);
          await changeSettings(page, Object.fromEntries(Object.keys(settings).map(key => [key, false])));
        });
    },
  );
}

test('states a main look for each feature that restyles the site', {tag: '@core'}, () => {
  const restyling = features().filter(({parts}) => parts.some(({verb}) => verb === 'restyle'));
  const stated = mainLooks.flatMap(({rows}) => rows.map(({id}) => id));
  expect(restyling.length).toBeGreaterThan(0);
  const why = 'state the main effect of these in e2e/support/mainLooks.ts';
  expect(
    restyling.map(({id}) => id).filter(id => !stated.includes(id)),
    why,
  ).toEqual([]);
});
