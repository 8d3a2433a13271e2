import {allSwitches, switchable} from '../support/features';
import {switchFeature} from '../support/sideEffects';
import {hostSnapshot, waitUntilQuiet, changeSettings} from '../support/page';
import {changedLooks, recordLook} from '../support/changedLooks';
import {expect, test} from '../support/test';
import {everyPath, pressHome, tourRoutes} from '../support/tour';

const noon = '2026-11-20T12:00:00Z';
/** These act once and cannot be undone: leave the page, or choose a filter. */
const acting = ['autoLogin', 'selectMyThreads'];
const parts = 6;

// Every feature on every page, split into parts that run in parallel.
for (let part = 0; part < parts; part += 1)
  test(`every feature leaves every page as it was (${part + 1} of ${parts})`, async ({open, ids, standIn}) => {
    await standIn.control(`clock?freeze=${noon}&live=off`);
    const settings = allSwitches(false);
    for (const path of everyPath(ids).filter((_, index) => index % parts === part)) {
      const page = await open(path, {as: 'member', token: true, clockAt: noon, settings});
      await waitUntilQuiet(page);
      const before = await hostSnapshot(page);
      await recordLook(page);
      for (const feature of switchable().filter(({id}) => !acting.includes(id))) {
        await switchFeature(page, feature, true);
        // An effect that takes more than two frames appears while the next features are on, and must still be gone in
        // the end.
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
        await switchFeature(page, feature, false);
        await expect.poll(() => hostSnapshot(page), {message: `${feature.key} on ${path}`}).toEqual(before);
      }
      await changeSettings(page, Object.fromEntries(switchable().map(({id, key}) => [key, !acting.includes(id)])));
      await waitUntilQuiet(page);
      await changeSettings(page, settings);
      await expect.poll(() => hostSnapshot(page), {message: `all together on ${path}`}).toEqual(before);
      expect(await changedLooks(page), path).toEqual([]);
      await page.context().close();
    }
  });

test('with every feature on, the tour of the site works as it does without the script', async ({open, ids}) => {
  const settings = {...allSwitches(true), autoLogin: false, mobileFriendly: false};
  const page = await open('/home', {as: 'member', token: true, settings});
  await tourRoutes(page, ids);
});

test('with every feature on, the controls of the home page work as they do without the script', async ({open}) => {
  const settings = {...allSwitches(true), autoLogin: false, hideGlobalFeed: false};
  await pressHome(await open('/home?delay=0&live=off', {as: 'member', token: true, settings}));
});
