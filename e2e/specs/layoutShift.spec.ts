// Content that arrives late from the API must not move content that is being read. Generated from the catalogue: a new
// feature is tested on its pages.
import {everythingVisible, features} from '../support/features';
import {pathsByRoute} from '../support/sideEffects';
import {waitUntilQuiet} from '../support/page';
import {siteUrl} from '../support/server';
import {observeShifts, shiftsOf} from '../support/shifts';
import {expect, test, type Ids} from '../support/test';

const on = {...everythingVisible(), SFWmode: true};

/** A page for each route on which something of ours is rendered; a part with more than ten routes is tested on its first only. */
function shownOn(ids: Ids): [route: string, path: string][] {
  const shown = features().flatMap(({parts}) => parts.filter(({verb}) => verb === 'place'));
  const named = new Set(shown.flatMap(({routes}) => (routes.length > 10 ? routes.slice(0, 1) : routes)));
  return [...pathsByRoute(ids)].filter(([route]) => named.has(route) && route !== 'anywhere');
}

for (const width of [1600, 400] as const)
  test(
    `shifts the layout by at most 0.02 per page with every feature on and a slow API (${width})`,
    {tag: '@text'},
    async ({open, ids, standIn}) => {
      test.setTimeout(240_000);
      await standIn.control('clock?live=off');
      await standIn.control('rate?window=1000&limit=100000');
      await standIn.control('faults?operation=*&kind=latency&ms=800');
      // Without anything unread: the site's own button for it appears late, and pushes the list of notifications down.
      const page = await open('/notifications', {
        as: 'member',
        token: true,
        width,
        settings: on,
        beforeLoad: observeShifts,
      });
      const paths = shownOn(ids);
      expect(paths.length).toBeGreaterThan(15);
      for (const [, path] of paths) {
        await page.goto(siteUrl + path);
        await waitUntilQuiet(page);
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, {value}) => sum + value, 0);
        expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      }
    },
  );
