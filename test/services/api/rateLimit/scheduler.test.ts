import {expect} from 'chai';

import {loggedScheduler, planWithoutPacing} from '../../../support/budget';
import {useTimers} from '../../../support/timers';

const window = 60_000;

describe('the rate limiter', () => {
  const time = useTimers();

  const open = (plan = planWithoutPacing()) => loggedScheduler({plan, now: time.now});

  it('starts a call immediately', async () => {
    const {ask, log} = open();
    ask('a');
    await time.advanceAndSettle();
    expect([log, time.waiting()]).to.deep.equal([['a'], 0]);
  });

  it('starts no more calls per window than the limit, and the rest in the next windows', async () => {
    const {askMany, log} = open(planWithoutPacing(3));
    askMany(8);
    await time.advanceAndSettle();
    expect(log.length).to.equal(3);
    await time.advanceAndSettle(window - 1);
    expect(log.length).to.equal(3);
    await time.advanceAndSettle(1);
    expect(log.length).to.equal(6);
    await time.advanceAndSettle(window);
    expect(log.length).to.equal(8);
  });

  it('starts a window with its first call, not by the wall clock', async () => {
    const {askMany, log} = open(planWithoutPacing(2));
    askMany(1);
    await time.advanceAndSettle(window - 1000);
    askMany(2);
    await time.advanceAndSettle();
    expect(log.length).to.equal(2);
    await time.advanceAndSettle(1000);
    expect(log.length).to.equal(3);
  });

  it('starts a burst of calls immediately and spaces out the others', async () => {
    const {askMany, log} = open({limit: 25, window, burst: 4, interval: 700});
    askMany(6);
    await time.advanceAndSettle();
    expect(log.length).to.equal(4);
    await time.advanceAndSettle(699);
    expect(log.length).to.equal(4);
    await time.advanceAndSettle(1);
    expect(log.length).to.equal(5);
    await time.advanceAndSettle(700 * 5);
    askMany(6);
    await time.advanceAndSettle();
    expect(log.length).to.equal(10);
  });

  for (const back of [1000, 30_000, 3_600_000])
    it(`starts a call within a second after the clock is set back by ${back / 1000} seconds`, async () => {
      let offset = 0;
      const plan = {limit: 25, window, burst: 4, interval: 700};
      const {askMany, log} = loggedScheduler({plan, now: () => 10_000_000 + time.now() - offset});
      askMany(5);
      await time.advanceAndSettle(700);
      expect(log.length).to.equal(5);
      offset = back;
      askMany(1);
      await time.advanceAndSettle(700);
      expect(log.length).to.equal(6);
    });

  it('starts at most 18 calls in ten seconds with the real plan', async () => {
    const {askMany, log} = open({limit: 25, window, burst: 4, interval: 700});
    askMany(30);
    await time.advanceAndSettle(9999);
    expect(log.length).to.be.within(15, 18);
  });

  it('starts user actions first, then visible reads, each in the order requested', async () => {
    const {ask, log} = open({limit: 25, window, burst: 1, interval: 100});
    ask('first', 'heavy');
    await time.advanceAndSettle();
    for (const priority of ['heavy', 'background', 'visible', 'person'] as const) ask(priority, priority);
    ask('person 2', 'person');
    await time.advanceAndSettle(350);
    expect(log).to.deep.equal(['first', 'person', 'person 2', 'visible']);
  });

  it('starts the longest-waiting call every fifth time', async () => {
    const {ask, log} = open({limit: 25, window, burst: 1, interval: 100});
    ask('first', 'person');
    await time.advanceAndSettle();
    ask('heavy', 'heavy');
    for (let index = 0; index < 9; index += 1) ask(`person ${index}`, 'person');
    await time.advanceAndSettle(10_000);
    expect(log.indexOf('heavy')).to.equal(4);
  });

  it('reserves some calls of a window for higher priorities', async () => {
    const {ask, askMany, log} = open();
    askMany(40, 'heavy');
    await time.advanceAndSettle();
    expect(log.length).to.equal(18);
    ask('visible', 'visible');
    await time.advanceAndSettle();
    expect(log.at(-1)).to.equal('visible');
    askMany(40, 'visible');
    await time.advanceAndSettle();
    expect(log.length).to.equal(23);
    ask('person', 'person');
    await time.advanceAndSettle();
    expect(log.at(-1)).to.equal('person');
  });

  it('does not start a cancelled call, and returns whether it was still pending', async () => {
    const {ask, log} = open(planWithoutPacing(1));
    const first = ask('a');
    await time.advanceAndSettle();
    expect([first(), ask('b')()]).to.deep.equal([false, true]);
    ask('c');
    await time.advanceAndSettle(window);
    expect(log).to.deep.equal(['a', 'c']);
  });
});
