// Whatever users open and press: once they have left the page, none of it is still subscribed.
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {pathOf, type PageScene} from '../support/pageScene';
import {pageScenes} from '../support/pageScenes';
import {countSubscriptions} from '../support/subscriptions';
import {expect, test} from '../support/test';

/** A page on which nothing of ours loads late, of a view without scenes. */
const elsewhere = '/moderators';

/** The scenes are used in parts that run side by side. */
const parts = 4;

for (let part = 0; part < parts; part += 1)
  test(`a second use of every page and its controls leaves no subscription behind (${part + 1} of ${parts})`, async ({
    open,
    ids,
    standIn,
  }) => {
    await standIn.control('clock?live=off');
    await standIn.control('rate?window=500&limit=100000');
    const uses: {path: string; scene: PageScene}[] = [];
    for (const scene of pageScenes.filter((_, index) => index % parts === part))
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
    // Code that loads with the first use stays.
    for (const each of uses) await use(each);
    await waitUntilQuiet(page);
    // Content at the end of every page is rendered once it is near the viewport, and then stays.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('am-colour-picker-panel').waitFor({state: 'attached'});
    // A list requested by the last page may still be loading.
    const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({name}) => name));
    await expect.poll(locks, {timeout: 60_000}).toEqual([]);
    const first = await countSubscriptions(page);
    for (const each of uses) {
      await use(each);
      await expect.poll(() => countSubscriptions(page), each.path).toBe(first);
    }
  });
