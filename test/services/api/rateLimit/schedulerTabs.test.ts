import {expect} from 'chai';

import {loggedScheduler, manyTabs, planWithoutPacing} from '../../../support/budget';
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

  it('sends one probe for all tabs, counts it, and sends another one only after its time', async () => {
    const tabs = open();
    const claims = async (restMs: number) => {
      const claimed = Promise.all(tabs.map(({scheduler}) => scheduler.claimProbe(restMs)));
      await time.advanceAndSettle();
      return (await claimed).filter(Boolean).length;
    };
    expect([await claims(window), all.ledger().used]).to.deep.equal([1, 1]);
    await time.advanceAndSettle(window - 1);
    expect(await claims(window)).to.equal(0);
    await time.advanceAndSettle(1);
    expect(await claims(window)).to.equal(1);
    tabs[0].scheduler.pause(5 * window);
    await time.advanceAndSettle(2 * window);
    expect(await claims(window)).to.equal(0);
  });

  it('starts a call at once although a tab that was closed has one from before the clock was set back', async () => {
    const later = 60_000;
    all = manyTabs({plan: planWithoutPacing(1), now: () => time.now() + later});
    const [gone] = [all.open(0)];
    gone.ask('gone', 'person');
    gone.ask('gone', 'person');
    await time.advanceAndSettle();
    all.freeze(0);
    const stored = all.ledger();
    expect(Object.keys(stored.waiting)).to.have.length(1);
    const {scheduler, log, ask} = loggedScheduler({now: time.now, stored});
    ask('here', 'visible');
    await time.advanceAndSettle();
    expect([log, scheduler.budget().waitingTabs]).to.deep.equal([['here'], 0]);
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
