import {expect} from 'chai';

import {useNavigation} from '#test/support/page';
import {usePatched} from '#test/support/patched';
import {fakeServices} from '#test/support/services';
import {useVirtualTime} from '#test/support/virtualTime';
import {SiteCheck} from './siteCheck';

describe('the check of the site', () => {
  const time = useVirtualTime();
  const go = useNavigation();
  const patch = usePatched();

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

  it('lists each fault of a call once, and all that one call has', async () => {
    go('/settings/apps');
    const services = fakeServices();
    const check = new SiteCheck(services);
    const over = check.start();
    for (const message of ['First', 'Second', 'First']) services.bus.emit('callFailed', {operation: 'Names', message});
    check.stop();
    await time.during(over);
    services.stop();
    const state = check.state.get();
    expect(state.is === 'over' && state.findings.map(({subject, detail}) => [subject, detail])).to.deep.equal([
      ['Names', 'First'],
      ['Names', 'Second'],
    ]);
  });

  it('misses nothing on a page while the tab is hidden, and looks again once it is visible', async () => {
    go('/settings/apps');
    const services = fakeServices();
    const check = new SiteCheck(services);
    const pageOf = () => {
      const state = check.state.get();
      return state.is === 'running' ? state.page : 0;
    };
    patch(document, 'hidden', true);
    const over = check.start();
    await time.during(time.wait(60_000));
    expect(pageOf()).to.equal(1);
    patch(document, 'hidden', false);
    document.dispatchEvent(new Event('visibilitychange'));
    await time.during(time.wait(14_000));
    expect(pageOf()).to.equal(1);
    await time.during(time.wait(1500));
    expect(pageOf()).to.equal(2);
    patch(document, 'hidden', true);
    await time.during(time.wait(60_000));
    expect(pageOf(), 'a link that could not appear').to.equal(2);
    check.stop();
    await time.during(over);
    services.stop();
    const state = check.state.get();
    expect(state.is === 'over' && state.findings).to.deep.equal([]);
  });
});
