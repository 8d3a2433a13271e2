import {all} from '../support/features';
import {quiet, store} from '../support/page';
import {lookedDifferent, rememberLook} from '../support/restyles';
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
    test(
      `restores the look of every element when everything is switched on and off again: ${name} (${width})`,
      {tag: '@long'},
      async ({open, ids, standIn}) => {
        const at = '2026-11-20T12:00:00Z';
        await standIn.control(`clock?freeze=${at}&live=off`);
        const off = {...all(false), mobileHintSeen: true};
        const page = await open(path(ids), {as: 'member', token: true, at, width, settings: off});
        await quiet(page);
        await rememberLook(page);
        await store(page, {...all(true), mobileFriendly: false, termsFeed: false});
        await expect(page.locator('am-right-to-left-direction')).toHaveCount(1);
        await quiet(page);
        expect((await lookedDifferent(page)).length).toBeGreaterThan(0);
        await store(page, all(false));
        await expect(page.locator('am-right-to-left-direction')).toHaveCount(0);
        await quiet(page);
        await expect.poll(() => lookedDifferent(page)).toEqual([]);
      },
    );
