import {all} from '../support/features';
import {switchable, turn} from '../support/harm';
import {hostPage, quiet, store} from '../support/page';
import {lookedDifferent, rememberLook} from '../support/restyles';
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
    const settings = all(false);
    for (const path of everyPath(ids).filter((_, index) => index % parts === part)) {
      const page = await open(path, {as: 'member', token: true, at: noon, settings});
      await quiet(page);
      const before = await hostPage(page);
      await rememberLook(page);
      for (const {id} of switchable().filter(feature => !acting.includes(feature.id))) {
        await turn(page, id, true);
        // What appears later than two frames appears while the next features are on, and must still be gone in the end.
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
        await turn(page, id, false);
        await expect.poll(() => hostPage(page), {message: `${id} on ${path}`}).toEqual(before);
      }
      await store(page, Object.fromEntries(switchable().map(({id}) => [id, !acting.includes(id)])));
      await quiet(page);
      await store(page, settings);
      await expect.poll(() => hostPage(page), {message: `all together on ${path}`}).toEqual(before);
      expect(await lookedDifferent(page), path).toEqual([]);
      await page.context().close();
    }
  });

test('with every feature on, the tour of the site works as it does without the script', async ({open, ids}) => {
  const settings = {...all(true), autoLogin: false, mobileFriendly: false};
  const page = await open('/home', {as: 'member', token: true, settings});
  await tourRoutes(page, ids);
});

test('with every feature on, the controls of the home page do what they do without the script', async ({open}) => {
  const settings = {...all(true), autoLogin: false, hideGlobalFeed: false};
  await pressHome(await open('/home?delay=0&live=off', {as: 'member', token: true, settings}));
});
