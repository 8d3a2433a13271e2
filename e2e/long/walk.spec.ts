import {expect, test, type Ids} from '../support/test';
import {plant, type MutantName} from '../support/mutants';
import {follow, quiet} from '../support/page';
import {stops, walk} from '../support/walk';
import {allOn} from '../support/features';

/** What the browser counts anew between two weighings of the same page, beyond what a control walk shows. */
const noise = 12;
const member = {as: 'member', token: true} as const;

interface Report {
  kind: string;
  message: string;
}

test('a walk of 300 navigations with everything on leaves no more behind than without the product', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('clock?live=off');
  // Without us nothing grows; that takes fewer laps to see.
  const control = await walk(await open('/home', {...member, bare: true}), ids, 100, 200);
  const page = await open('/home', {...member, settings: allOn()});
  const own = await walk(page, ids, 300);
  expect(own.listeners - control.listeners).toBeLessThanOrEqual(noise);
  expect(await page.locator('[data-am-instead]').count()).toBe(0);
  expect(await standIn.control<Report[]>('health')).toEqual([]);
});

/** Each mutant goes a shorter way: two laps after the first are enough to see a leak of one a visit. */
const laps = (ids: Ids) => stops(ids).length * 3;

test.describe('the walk catches planted faults', () => {
  for (const name of ['one listener leaked per visit', 'unmounting disabled'] satisfies MutantName[])
    test(name, async ({open, ids, standIn}) => {
      await standIn.control('clock?live=off');
      const control = await walk(await open('/home', {...member, bare: true}), ids, laps(ids), 200);
      const page = await open('/home', {...member, settings: allOn(), script: plant(name)});
      const own = await walk(page, ids, laps(ids), 300);
      expect(own.listeners - control.listeners).toBeGreaterThan(noise);
    });

  test('one host node removed', async ({open, standIn, expected}) => {
    expected.push(/removed/, /insertBefore/, /nextSibling/);
    const page = await open('/reviews', {...member, script: plant('one host node removed')});
    await quiet(page);
    await follow(page, '/forum/overview');
    await quiet(page);
    expect((await standIn.control<Report[]>('health')).some(({kind}) => kind === 'guard')).toBe(true);
  });
});
