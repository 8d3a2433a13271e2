import {expect, test} from '../support/test';
import {writeMutant, type MutantName} from '../support/mutants';
import {navigate, waitUntilQuiet} from '../support/page';
import {growth, ourTags, walk} from '../support/walk';
import {allSwitches} from '../support/features';

const member = {as: 'member', token: true} as const;

interface Report {
  kind: string;
  message: string;
}

test('the last lap of a walk of 300 navigations with every feature on leaves nothing behind', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('clock?live=off');
  const page = await open('/home', {...member, settings: allSwitches(true)});
  const laps = await walk(page, ids, 15);
  expect(growth(laps).listeners).toBeLessThanOrEqual(0);
  // The site keeps detached trees of its own, sometimes one more. Leaks of ours grow with the visits, so none of our
  // tags may occur twice.
  const held = ourTags(laps.at(-1));
  expect(held.filter((tag, index) => held.indexOf(tag) !== index)).toEqual([]);
  expect(await page.locator('[data-am-instead]').count()).toBe(0);
  expect(await standIn.control<Report[]>('health')).toEqual([]);
});

test.describe('the walk catches planted faults', () => {
  for (const name of ['one listener leaked per visit', 'unmounting disabled'] satisfies MutantName[])
    test(name, async ({open, ids, standIn}) => {
      await standIn.control('clock?live=off');
      const page = await open('/home', {...member, settings: allSwitches(true), script: writeMutant(name)});
      expect(growth(await walk(page, ids, 3)).listeners).toBeGreaterThan(0);
    });

  test('one host node removed', async ({open, standIn, expectedReports}) => {
    expectedReports.push(/removed/, /insertBefore/, /nextSibling/);
    const page = await open('/reviews', {...member, script: writeMutant('one host node removed')});
    await waitUntilQuiet(page);
    await navigate(page, '/forum/overview');
    await waitUntilQuiet(page);
    expect((await standIn.control<Report[]>('health')).some(({kind}) => kind === 'guard')).toBe(true);
  });
});
