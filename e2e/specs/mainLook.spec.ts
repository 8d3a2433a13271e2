import type {Page} from '@playwright/test';

import {allSwitches, isWanted, switchable} from '../support/features';
import type {MainLook} from '../support/mainLooks';
import {mainLooks} from '../support/pageScenes';
import {navigate, changeSettings} from '../support/page';
import {expect, test} from '../support/test';

/** Waits until the look's property has this value; `undefined` means that no node matches the selector. */
async function looks(page: Page, {selector, pseudo, property}: MainLook, value: MainLook['off']) {
  const node = page.locator(selector).first();
  if (value === undefined) await expect(node).toHaveCount(0);
  else await expect(node).toHaveCSS(property, value, {...(pseudo && {pseudo})});
}

const windowOf = ({width = 1600, theme = 'default'}: MainLook) => `${theme}, ${width}`;
const wanted = mainLooks.filter(isWanted);

/** Looks that one page checks; more would keep a worker busy while the others have nothing left to do. */
const most = 12;

/** The looks in windows of one width and theme, in groups for one page each. */
const shared = [...new Set(wanted.map(windowOf))].flatMap(where => {
  // Those on one page are next to each other, so that a tab visits few pages.
  const rows = wanted
    .filter(look => windowOf(look) === where)
    .toSorted((a, b) => String(a.path).localeCompare(String(b.path)));
  const count = Math.ceil(rows.length / most);
  const size = Math.ceil(rows.length / count);
  return Array.from({length: count}, (_, part) => ({where, rows: rows.slice(part * size, (part + 1) * size)}));
});

for (const {where, rows} of shared) {
  const {width = 1600, theme = 'default'} = rows[0] ?? {};
  test(
    `${[...new Set(rows.map(({id}) => `[${id}]`))].join('')} have their effect only while they are on (${where})`,
    {tag: '@core'},
    async ({open, ids, standIn}) => {
      await standIn.control('clock?freeze=2026-11-20T12:00:00Z&live=off');
      let at = '/404';
      const options = {as: 'member', token: true, theme, width};
      const page = await open(at, {...options, settings: {...allSwitches(false), mobileHintSeen: true}});
      const placed = rows.map(row => ({...row, path: typeof row.path === 'string' ? row.path : row.path(ids)}));
      // Changes of a page stay, so rows with actions come last there.
      const acts = ({before, trigger}: MainLook) => ((before ?? trigger) ? 1 : 0);
      const inOrder = placed.toSorted((a, b) => a.path.localeCompare(b.path) || acts(a) - acts(b));
      for (const row of inOrder)
        await test.step(row.switch, async () => {
          const {switch: key, path, settings = {}, before, trigger, off, on} = row;
          if (path !== at) await navigate(page, (at = path));
          await changeSettings(page, settings);
          await before?.(page);
          await looks(page, row, off);
          await changeSettings(page, {[key]: true});
          await trigger?.(page);
          await looks(page, row, on);
          await changeSettings(page, {[key]: false});
          await looks(page, row, off);
          await changeSettings(page, Object.fromEntries(Object.keys(settings).map(key => [key, false])));
        });
    },
  );
}

test('declares a main look for each feature that restyles the site', {tag: '@core'}, () => {
  const restyling = switchable().filter(({parts}) => parts.some(({verb}) => verb === 'restyle'));
  const stated = mainLooks.map(look => look.switch);
  expect(restyling.length).toBeGreaterThan(0);
  const why = 'state the main effect of these as `looks` in their pageScenes.ts';
  expect(
    restyling.map(({key}) => key).filter(key => !stated.includes(key)),
    why,
  ).toEqual([]);
});
