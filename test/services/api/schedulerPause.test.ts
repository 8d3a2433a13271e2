import {expect} from 'chai';

import {lonelyScheduler} from '../../support/budget';
import {useTimers} from '../../support/timers';

describe('a pause of the rate limiter', () => {
  const time = useTimers();

  function open() {
    const scheduler = lonelyScheduler({now: time.now});
    const states: (number | undefined)[] = [];
    scheduler.subscribe(() => {
      if (states.at(-1) !== scheduler.pausedUntil() || !states.length) states.push(scheduler.pausedUntil());
    });
    return {scheduler, states};
  }

  it('holds back all calls until it ends, and notifies when it begins and ends', async () => {
    const {scheduler, states} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    let gone = false;
    scheduler.ask({priority: 'person', start: () => (gone = true)});
    await time.settle();
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([false, until, [until]]);
    await time.settle(4999);
    expect(gone).to.equal(false);
    await time.settle(1);
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([true, undefined, [until, undefined]]);
  });

  it('notifies of its end without pending calls, even if the timer fires early', async () => {
    const {scheduler, states} = open();
    scheduler.pause(5000);
    await time.settle();
    time.early();
    expect(states.length).to.equal(1);
    await time.settle(10);
    expect([states.length, states.at(-1), time.waiting()]).to.deep.equal([2, undefined, 0]);
  });

  it('is not shortened by a shorter pause', async () => {
    const {scheduler} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    scheduler.pause(1000);
    await time.settle();
    expect(scheduler.pausedUntil()).to.equal(until);
    await time.settle(5000);
    expect(scheduler.pausedUntil()).to.equal(undefined);
  });

  it('lowers the limit when much of a window was used, once for calls refused together', async () => {
    const {scheduler} = open();
    scheduler.pause(1000);
    await time.settle(1000);
    expect(scheduler.budget().max).to.equal(25);
    for (let index = 0; index < 20; index += 1) scheduler.ask({priority: 'person', start() {}});
    await time.settle();
    scheduler.pause(1000);
    scheduler.pause(1000);
    await time.settle();
    expect(scheduler.budget().max).to.equal(20);
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const {scheduler} = open();
    let told = 0;
    scheduler.subscribe(() => told++)();
    scheduler.pause(10);
    await time.settle();
    expect(told).to.equal(0);
  });
});
