import {expect} from 'chai';

import {useNavigation} from '#test/support/page';
import {fakeServices} from '#test/support/services';
import {useVirtualTime} from '#test/support/virtualTime';
import {SiteCheck} from './siteCheck';

describe('the check of the site', () => {
  const time = useVirtualTime();
  const go = useNavigation();

  it('stays on a page for 3 s, and for at most 15 s if it does not settle or has no link to the next one', async () => {
    go('/settings/apps');
    const services = fakeServices();
    const start = performance.now();
    const begun: [page: number, at: number][] = [];
    const check = new SiteCheck(services);
    check.state.subscribe(() => {
      const state = check.state.get();
      if (state.is === 'running') begun.push([state.page, performance.now() - start]);
    }, services);
    const over = check.start();
    const settleAt = async (at: number) => {
      await time.during(time.wait(at - (performance.now() - start)));
      services.bus.emit('pageSettled', undefined);
    };
    await settleAt(1000);
    // The second page is one that the first has no link to, and the third never settles.
    await settleAt(38_000);
    await time.during(time.wait(10));
    check.stop();
    await time.during(over);
    services.stop();
    expect(begun).to.deep.equal([
      [1, 0],
      [2, 3000],
      [3, 18_000],
      [4, 33_000],
      [5, 38_000],
    ]);
  });
});
