import {expect} from 'chai';

import {singleTabScheduler} from '../../../support/budget';
import {useSignal} from '../../../support/page';
import {useTimers} from '../../../support/timers';

describe('a pause of the rate limiter', () => {
  const time = useTimers();
  const test = useSignal();

  function open() {
    const scheduler = singleTabScheduler({now: time.now});
    const states: (number | undefined)[] = [];
    scheduler.subscribe(() => {
      if (states.at(-1) !== scheduler.pausedUntil() || !states.length) states.push(scheduler.pausedUntil());
    }, test);
    return {scheduler, states};
  }

  it('holds back all calls until it ends, and notifies at its start and end', async () => {
    const {scheduler, states} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    let gone = false;
    scheduler.schedule({priority: 'person', start: () => (gone = true)});
    await time.advanceAndSettle();
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([false, until, [until]]);
    await time.advanceAndSettle(4999);
    expect(gone).to.equal(false);
    await time.advanceAndSettle(1);
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([true, undefined, [until, undefined]]);
  });

  it('notifies of its end without pending calls, even if the timer fires early', async () => {
    const {scheduler, states} = open();
    scheduler.pause(5000);
    await time.advanceAndSettle();
    time.runNextEarly();
    expect(states.length).to.equal(1);
    await time.advanceAndSettle(10);
    expect([states.length, states.at(-1), time.waiting()]).to.deep.equal([2, undefined, 0]);
  });

  it('notifies of its end again if the clock was set back after it', async () => {
    let offset = 0;
    const scheduler = singleTabScheduler({now: () => time.now() + offset});
    scheduler.pause(5000);
    await time.advanceAndSettle(5000);
    offset = -3000;
    expect(scheduler.pausedUntil()).to.equal(time.now());
    let toldCount = 0;
    scheduler.subscribe(() => (toldCount += 1), test);
    await time.advanceAndSettle(3000);
    expect([scheduler.pausedUntil(), toldCount]).to.deep.equal([undefined, 1]);
  });

  it('is not shortened by a shorter pause', async () => {
    const {scheduler} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    scheduler.pause(1000);
    await time.advanceAndSettle();
    expect(scheduler.pausedUntil()).to.equal(until);
    await time.advanceAndSettle(5000);
    expect(scheduler.pausedUntil()).to.equal(undefined);
  });

  it('lowers the limit if much of a window was used, once for calls refused together', async () => {
    const {scheduler} = open();
    scheduler.pause(1000);
    await time.advanceAndSettle(1000);
    expect(scheduler.budget().max).to.equal(25);
    for (let index = 0; index < 20; index += 1) scheduler.schedule({priority: 'person', start() {}});
    await time.advanceAndSettle();
    scheduler.pause(1000);
    scheduler.pause(1000);
    await time.advanceAndSettle();
    expect(scheduler.budget().max).to.equal(20);
  });

  it('counts as progress for those who wait for a lock, like a window without calls that are left', async () => {
    const {scheduler} = open();
    const isProgress = async () => {
      const before = scheduler.progress();
      await time.advanceAndSettle(1000);
      return scheduler.progress() !== before;
    };
    expect(await isProgress()).to.equal(false);
    scheduler.pause(5000);
    expect(await isProgress()).to.equal(true);
    await time.advanceAndSettle(5000);
    expect(await isProgress()).to.equal(false);
    for (let index = 0; index < 18; index += 1) scheduler.schedule({priority: 'person', start() {}});
    await time.advanceAndSettle();
    expect(await isProgress()).to.equal(true);
    await time.advanceAndSettle(60_000);
    expect(await isProgress()).to.equal(false);
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const {scheduler} = open();
    let told = 0;
    const listening = new AbortController();
    scheduler.subscribe(() => told++, listening);
    listening.abort('over');
    scheduler.pause(10);
    await time.advanceAndSettle();
    expect(told).to.equal(0);
  });

  it('counts as one for pending calls once the calls of a window are used up', async () => {
    const {scheduler} = open();
    const end = time.now() + 60_000;
    scheduler.learn(6, 0);
    await time.advanceAndSettle();
    expect(scheduler.waitsUntil()).to.equal(undefined);
    let gone = false;
    scheduler.schedule({priority: 'person', start: () => (gone = true)});
    await time.advanceAndSettle();
    expect([scheduler.waitsUntil(), scheduler.pausedUntil()]).to.deep.equal([end, undefined]);
    await time.advanceAndSettle(60_000);
    expect([gone, scheduler.waitsUntil()]).to.deep.equal([true, undefined]);
  });
});
