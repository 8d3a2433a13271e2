// Whatever people open and press: once they have left the page, nothing of it is subscribed any more.
import type {Page} from '@playwright/test';

import {scenes} from '../support/faultScenes';
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {pathOf, questionScenes, type Scene} from '../support/questionScenes';
import {countSubscriptions} from '../support/subscriptions';
import {expect, test} from '../support/test';

/** A page on which nothing of ours loads late, of a view that no scene is on. */
const elsewhere = '/moderators';

/** One of each kind stands for the questions about a user; a custom list is made only once. */
const questions = ['FindPosts', 'FollowedPeople', 'LintMedia'];
const isLeftOut = (scene: Scene) =>
  scene.asks.includes('CustomListNames') ||
  (questionScenes.includes(scene) && !questions.some(query => scene.asks.includes(query)));

/** What asks for nothing and is therefore not among the scenes. */
const others: readonly Pick<Scene, 'path' | 'act' | 'end'>[] = [
  {
    path: ({other}) => `/user/${other}/animelist`,
    act: (page: Page) => page.locator('am-draw3x3-box').getByRole('button', {name: '3x3', exact: true}).click(),
  },
  {
    path: '/home',
    act: async (page: Page) => {
      const filter = page.locator('am-feed-quick-filter-bar');
      await filter.getByRole('button', {name: 'Filter what is loaded'}).click();
      await filter.getByLabel('Words to look for in what is loaded').fill('no such words');
      const count = await page.locator('.activity-entry').count();
      await filter.getByRole('button', {name: 'Load', exact: true}).click();
      await expect.poll(() => page.locator('.activity-entry').count()).toBeGreaterThan(count);
      await filter.getByRole('button', {name: 'Stop'}).click();
      await expect(filter).toContainText('Stopped.');
    },
  },
];

test('a second use of every page, and of what it offers, leaves no subscription behind', async ({
  open,
  ids,
  standIn,
}) => {
  test.setTimeout(480_000);
  await standIn.control('clock?live=off');
  await standIn.control('rate?window=500&limit=100000');
  const uses: {path: string; scene: Pick<Scene, 'act' | 'end'>}[] = [];
  for (const scene of [...scenes.filter(each => !isLeftOut(each)), ...others])
    uses.push({path: await pathOf(scene, ids, standIn), scene});
  const page = await open(elsewhere, {
    as: 'member',
    token: true,
    settings: everythingVisible(),
    countsSubscriptions: true,
  });
  const use = async ({path, scene}: (typeof uses)[number]) => {
    await navigate(page, path);
    await scene.act?.(page);
    await scene.end?.(page);
    await waitUntilQuiet(page);
    await navigate(page, elsewhere);
  };
  // What loads with the first use stays.
  for (const each of uses) await use(each);
  await waitUntilQuiet(page);
  const first = await countSubscriptions(page);
  for (const each of uses) {
    await use(each);
    await expect.poll(() => countSubscriptions(page), each.path).toBe(first);
  }
});
