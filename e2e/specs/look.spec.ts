import {allSwitches} from '../support/features';
import {waitUntilQuiet, changeSettings} from '../support/page';
import {changedLooks, recordLook} from '../support/changedLooks';
import {expect, test, type Ids} from '../support/test';

const pages: readonly (readonly [string, (ids: Ids) => string])[] = [
  ['home', () => '/home'],
  ['work', ({anime, slug}) => `/anime/${anime}/${slug}/`],
  ['profile', ({other}) => `/user/${other}/`],
  ['list', ({users10Decimal}) => `/user/${users10Decimal}/animelist`],
  ['search', () => '/search/anime/trending'],
];

for (const [name, path] of pages)
  for (const width of [1600, 400])
    test(`restores the look of every element when everything is switched on and off again: ${name} (${width})`, async ({
      open,
      ids,
      standIn,
    }) => {
      const at = '2026-11-20T12:00:00Z';
      await standIn.control(`clock?freeze=${at}&live=off`);
      const off = {...allSwitches(false), mobileHintSeen: true};
      const page = await open(path(ids), {as: 'member', token: true, clockAt: at, width, settings: off});
      await waitUntilQuiet(page);
      await recordLook(page);
      await changeSettings(page, {...allSwitches(true), mobileFriendly: false, termsFeed: false});
      await expect(page.locator('am-right-to-left-direction')).toHaveCount(1);
      await waitUntilQuiet(page);
      expect((await changedLooks(page)).length).toBeGreaterThan(0);
      await changeSettings(page, allSwitches(false));
      await expect(page.locator('am-right-to-left-direction')).toHaveCount(0);
      await waitUntilQuiet(page);
      await expect.poll(() => changedLooks(page)).toEqual([]);
    });
