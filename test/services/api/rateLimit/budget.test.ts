import {expect} from 'chai';

import {createOwnRateState} from '#services/api/rateLimit/rateStateStore';
import {budgetOf} from '#services/api/rateLimit/budget';
import {planWithoutPacing} from '../../../support/budget';

describe('the number of requests left', () => {
  const plan = planWithoutPacing(25, 60_000);
  const state = {...createOwnRateState(plan, () => 1_000_000).current(), opened: 1_000_000, most: 25, used: 24};
  const at = (now: number, more: object = {}) => budgetOf({...state, ...more}, 'here', 3, now, plan);

  it('is the full number again once the window has ended', () => {
    expect(at(1_059_999)).to.deep.include({max: 25, remaining: 1, resetsAt: 1_060_000, pendingCalls: 3});
    expect(at(1_060_000).remaining).to.equal(25);
  });

  it('is never negative', () => expect(at(1_000_000, {used: 30}).remaining).to.equal(0));

  it('comes with the end of an API pause while it lasts', () => {
    expect(at(1_000_000, {until: 1_000_001}).pausedUntil).to.equal(1_000_001);
    expect(at(1_000_001, {until: 1_000_001}).pausedUntil).to.equal(undefined);
  });
});
