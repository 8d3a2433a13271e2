import {expect} from 'chai';

import {manyTabs, planWithoutPacing} from '../../../support/budget';
import {useTimers} from '../../../support/timers';

const window = 60_000;

describe('the rate limiter with several tabs', () => {
  const time = useTimers();
  let all: ReturnType<typeof manyTabs>;
  const open = (plan = planWithoutPacing()) => {
    all = manyTabs({plan, now: time.now});
    return Array.from({length: 4}, (_, tab) => all.open(tab)) as [Tab, Tab, Tab, Tab];
  };
  type Tab = ReturnType<ReturnType<typeof manyTabs>['open']>;
  afterEach(() => all.stop());

  it('shares one limit', async () => {
    const tabs = open();
    for (const tab of tabs) for (let index = 0; index < 20; index += 1) tab.ask('x', 'person');
    await time.advanceAndSettle();
    expect(all.log.length).to.equal(25);
    await time.advanceAndSettle(window);
    expect(all.log.length).to.equal(50);
    await time.advanceAndSettle(2 * window);
    expect(all.log.length).to.equal(80);
  });

  it('starts the call with the highest priority first, whichever tab it waits in', async () => {
    const [a, b, c, d] = open({limit: 25, window, burst: 1, interval: 100});
    d.ask('first');
    await time.advanceAndSettle();
    a.ask('heavy', 'heavy');
    b.ask('background', 'background');
    c.ask('visible', 'visible');
    d.ask('person', 'person');
    await time.advanceAndSettle(1000);
    expect(all.log).to.deep.equal(['first', 'person', 'visible', 'background', 'heavy']);
  });

  it('pauses in all tabs and notifies them', async () => {
    const [a, b] = open();
    a.scheduler.pause(5000);
    b.ask('x', 'person');
    await time.advanceAndSettle(4999);
    expect([all.log.length, b.scheduler.pausedUntil()]).to.deep.equal([0, time.now() + 1]);
    await time.advanceAndSettle(1);
    expect([all.log.length, b.scheduler.pausedUntil()]).to.deep.equal([1, undefined]);
  });

  it('skips a frozen tab with a higher priority after a second, permanently', async () => {
    const [a, b, c] = open({limit: 25, window, burst: 1, interval: 100});
    c.ask('first');
    await time.advanceAndSettle();
    a.ask('frozen', 'person');
    a.ask('frozen', 'person');
    await time.advanceAndSettle();
    all.freeze(0);
    for (let index = 0; index < 5; index += 1) (index % 2 ? b : c).ask('alive', 'visible');
    await time.advanceAndSettle(1099);
    expect(all.log).to.deep.equal(['first']);
    await time.advanceAndSettle(1);
    expect(all.log.length).to.equal(2);
    await time.advanceAndSettle(400);
    expect(all.log).to.deep.equal(['first', ...Array<string>(5).fill('alive')]);
  });

  it('reports how many other tabs have pending calls', async () => {
    const [a, b] = open(planWithoutPacing(1));
    a.ask('x', 'person');
    await time.advanceAndSettle();
    a.ask('y', 'person');
    await time.advanceAndSettle();
    expect(b.scheduler.budget()).to.deep.include({waitingTabs: 1, pendingCalls: 0, remaining: 0});
    expect(a.scheduler.budget()).to.deep.include({waitingTabs: 0, pendingCalls: 1});
  });
});
