import {expect} from 'chai';

import {loggedScheduler, plainPlan} from '../../support/budget';
import {useTimers} from '../../support/timers';

const window = 60_000;

describe('the scheduler', () => {
  const time = useTimers();

  const open = (plan = plainPlan()) => loggedScheduler({plan, now: time.now});

  it('lets a call go at once', async () => {
    const {ask, log} = open();
    ask('a');
    await time.settle();
    expect([log, time.waiting()]).to.deep.equal([['a'], 0]);
  });

  it('lets no more go in a window than the limit, and the rest when it ends', async () => {
    const {askMany, log} = open(plainPlan(3));
    askMany(8);
    await time.settle();
    expect(log.length).to.equal(3);
    await time.settle(window - 1);
    expect(log.length).to.equal(3);
    await time.settle(1);
    expect(log.length).to.equal(6);
    await time.settle(window);
    expect(log.length).to.equal(8);
  });

  it('opens a window with the first call in it, not by the wall clock', async () => {
    const {askMany, log} = open(plainPlan(2));
    askMany(1);
    await time.settle(window - 1000);
    askMany(2);
    await time.settle();
    expect(log.length).to.equal(2);
    await time.settle(1000);
    expect(log.length).to.equal(3);
  });

  it('lets a few calls follow each other at once and keeps the others apart', async () => {
    const {askMany, log} = open({limit: 25, window, burst: 4, interval: 700});
    askMany(6);
    await time.settle();
    expect(log.length).to.equal(4);
    await time.settle(699);
    expect(log.length).to.equal(4);
    await time.settle(1);
    expect(log.length).to.equal(5);
    await time.settle(700 * 5);
    askMany(6);
    await time.settle();
    expect(log.length).to.equal(10);
  });

  it('makes at most 18 calls in ten seconds as it is set up', async () => {
    const {askMany, log} = open({limit: 25, window, burst: 4, interval: 700});
    askMany(30);
    await time.settle(9999);
    expect(log.length).to.be.within(15, 18);
  });

  it('lets first what a person did, then what is seen, each in the order it came', async () => {
    const {ask, log} = open({limit: 25, window, burst: 1, interval: 100});
    ask('first', 'heavy');
    await time.settle();
    for (const priority of ['heavy', 'background', 'visible', 'person'] as const) ask(priority, priority);
    ask('person 2', 'person');
    await time.settle(350);
    expect(log).to.deep.equal(['first', 'person', 'person 2', 'visible']);
  });

  it('lets every fifth call be the one that has waited longest', async () => {
    const {ask, log} = open({limit: 25, window, burst: 1, interval: 100});
    ask('first', 'person');
    await time.settle();
    ask('heavy', 'heavy');
    for (let index = 0; index < 9; index += 1) ask(`person ${index}`, 'person');
    await time.settle(10_000);
    expect(log.indexOf('heavy')).to.equal(4);
  });

  it('keeps some calls of a window for what comes first', async () => {
    const {ask, askMany, log} = open();
    askMany(40, 'heavy');
    await time.settle();
    expect(log.length).to.equal(18);
    ask('visible', 'visible');
    await time.settle();
    expect(log.at(-1)).to.equal('visible');
    askMany(40, 'visible');
    await time.settle();
    expect(log.length).to.equal(23);
    ask('person', 'person');
    await time.settle();
    expect(log.at(-1)).to.equal('person');
  });

  it('does not make a call that was withdrawn, and says whether it still waited', async () => {
    const {ask, log} = open(plainPlan(1));
    const first = ask('a');
    await time.settle();
    expect([first(), ask('b')()]).to.deep.equal([false, true]);
    ask('c');
    await time.settle(window);
    expect(log).to.deep.equal(['a', 'c']);
  });
});
