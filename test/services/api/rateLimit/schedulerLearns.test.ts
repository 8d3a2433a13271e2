import {expect} from 'chai';

import {loggedScheduler, planWithoutPacing} from '../../../support/budget';
import {useTimers} from '../../../support/timers';

const window = 60_000;

describe('the rate limiter, learning from answers', () => {
  const time = useTimers();

  const open = (plan = planWithoutPacing()) => loggedScheduler({plan, now: time.now});

  it('lowers the limit to what the API reports, minus a reserve for others', async () => {
    const {scheduler, askMany, log} = open();
    scheduler.learn(15, undefined);
    askMany(30);
    await time.advanceAndSettle();
    expect(log.length).to.equal(10);
  });

  it('never raises the limit in response to an answer, but restores it after an hour', async () => {
    const {scheduler, askMany, log} = open();
    scheduler.learn(8, undefined);
    scheduler.learn(90, 90);
    askMany(10);
    await time.advanceAndSettle();
    expect(log.length).to.equal(3);
    await time.advanceAndSettle(3_600_000 + window);
    askMany(20);
    await time.advanceAndSettle();
    expect(log.length).to.equal(30);
  });

  it('counts calls from elsewhere that the API reports', async () => {
    const {scheduler, ask, askMany, log} = open();
    ask('a');
    await time.advanceAndSettle();
    scheduler.learn(30, 8);
    askMany(30);
    await time.advanceAndSettle();
    expect(log.length).to.equal(1 + 25 - 22);
  });

  it('starts the window when its first answer arrives, because the request was sent earlier', async () => {
    const {scheduler, askMany, log} = open(planWithoutPacing(2));
    askMany(1);
    await time.advanceAndSettle(5000);
    scheduler.learn(30, 29);
    askMany(3);
    await time.advanceAndSettle(window - 1);
    expect(log.length).to.equal(2);
    await time.advanceAndSettle(1);
    expect(log.length).to.equal(4);
  });

  it('always allows at least one call, whatever it learned', async () => {
    const {scheduler, askMany, log} = open();
    scheduler.learn(2, undefined);
    scheduler.learn(0, undefined);
    askMany(2);
    await time.advanceAndSettle();
    expect(log.length).to.equal(1);
  });

  it('counts calls per feature, split equally between features that share one', async () => {
    const {scheduler, ask} = open();
    ask('a', 'person', ['x']);
    ask('b', 'person', ['x', 'y']);
    await time.advanceAndSettle();
    expect(scheduler.budget()).to.deep.include({counts: {x: 1.5, y: 0.5}, remaining: 23, max: 25, pendingCalls: 0});
  });
});
