import {expect} from 'chai';

import {createScheduler, type Priority} from '../../../src/services/api/scheduler';
import {useTimers} from '../../support/timers';

const window = 60_000;

describe('the scheduler', () => {
  const time = useTimers();

  function open({limit = 25, spacing = 0} = {}) {
    const scheduler = createScheduler({limit, window, spacing, now: time.now});
    const log: string[] = [];
    const ask = (name: string, priority: Priority = 'visible') => scheduler.ask(priority, () => log.push(name));
    const askMany = (count: number, priority?: Priority) =>
      Array.from({length: count}, (_, index) => ask(String(index), priority));
    return {scheduler, log, ask, askMany};
  }

  it('lets a call go at once', () => {
    const {ask, log} = open();
    ask('a');
    expect(log).to.deep.equal(['a']);
    expect(time.waiting()).to.equal(0);
  });

  it('lets no more go in a window than the limit, and the rest when it ends', () => {
    const {askMany, log} = open({limit: 3});
    askMany(8);
    expect(log.length).to.equal(3);
    time.pass(window - 1);
    expect(log.length).to.equal(3);
    time.pass(1);
    expect(log.length).to.equal(6);
    time.pass(window);
    expect(log.length).to.equal(8);
  });

  it('opens a window with the first call in it, not by the wall clock', () => {
    const {askMany, log} = open({limit: 2});
    askMany(1);
    time.pass(window - 1000);
    askMany(2);
    expect(log.length).to.equal(2);
    time.pass(1000);
    expect(log.length).to.equal(3);
  });

  it('keeps calls apart', () => {
    const {askMany, log} = open({spacing: 200});
    askMany(3);
    expect(log.length).to.equal(1);
    time.pass(200);
    expect(log.length).to.equal(2);
    time.pass(199);
    expect(log.length).to.equal(2);
    time.pass(1);
    expect(log.length).to.equal(3);
  });

  it('lets first what a person did, then what is seen, each in the order it came', () => {
    const {ask, log} = open({spacing: 100});
    ask('first', 'heavy');
    for (const priority of ['heavy', 'background', 'visible', 'person'] as const) {
      ask(`${priority} 1`, priority);
      ask(`${priority} 2`, priority);
    }
    time.pass(10_000);
    const order = ['person', 'visible', 'background', 'heavy'].flatMap(each => [`${each} 1`, `${each} 2`]);
    expect(log).to.deep.equal(['first', ...order]);
  });

  it('does not make a call that was withdrawn', () => {
    const {ask, log} = open({limit: 1});
    ask('a');
    ask('b')();
    ask('c');
    time.pass(window);
    expect(log).to.deep.equal(['a', 'c']);
  });

  it('learns downward from what the API says, keeping a reserve for others', () => {
    const {scheduler, askMany, log} = open();
    scheduler.learn(15, undefined);
    askMany(30);
    expect(log.length).to.equal(10);
  });

  it('never learns upward', () => {
    const {scheduler, askMany, log} = open({limit: 3});
    scheduler.learn(90, 90);
    askMany(10);
    expect(log.length).to.equal(3);
  });

  it('counts calls of others that the API has counted', () => {
    const {scheduler, ask, askMany, log} = open();
    ask('a');
    scheduler.learn(30, 8);
    askMany(30);
    expect(log.length).to.equal(1 + 25 - 22);
  });

  it('goes on with at least one call, whatever it learnt', () => {
    const {scheduler, askMany, log} = open();
    scheduler.learn(2, undefined);
    scheduler.learn(0, undefined);
    askMany(2);
    expect(log.length).to.equal(1);
  });
});

describe('a pause of the scheduler', () => {
  const time = useTimers();

  function open() {
    const scheduler = createScheduler({limit: 25, window, spacing: 0, now: time.now});
    const states: (number | undefined)[] = [];
    scheduler.subscribe(() => states.push(scheduler.pausedUntil()));
    return {scheduler, states};
  }

  it('holds all calls back until it ends, and tells when it begins and ends', () => {
    const {scheduler, states} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    let gone = false;
    scheduler.ask('person', () => (gone = true));
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([false, until, [until]]);
    time.pass(4999);
    expect(gone).to.equal(false);
    time.pass(1);
    expect([gone, scheduler.pausedUntil(), states]).to.deep.equal([true, undefined, [until, undefined]]);
  });

  it('tells of its end though nobody waits, also when the timer comes too early', () => {
    const {scheduler, states} = open();
    scheduler.pause(5000);
    time.early();
    expect(states.length).to.equal(1);
    time.pass(10);
    expect(states.at(-1)).to.equal(undefined);
    expect([states.length, time.waiting()]).to.deep.equal([2, 0]);
  });

  it('is not cut short by a shorter one', () => {
    const {scheduler} = open();
    const until = time.now() + 5000;
    scheduler.pause(5000);
    scheduler.pause(1000);
    expect(scheduler.pausedUntil()).to.equal(until);
    time.pass(5000);
    expect(scheduler.pausedUntil()).to.equal(undefined);
  });

  it('is told to nobody who has left', () => {
    const {scheduler} = open();
    let told = 0;
    scheduler.subscribe(() => told++)();
    scheduler.pause(10);
    expect(told).to.equal(0);
  });
});
