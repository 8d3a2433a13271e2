// @dates
import {expect} from 'chai';

import {createListeners} from '#domain/value/store';
import {showPauseToasts} from '#services/api/rateLimit/rateLink';
import {singleTabScheduler} from '../../../support/budget';
import {fakeServices} from '../../../support/services';

describe('the toast about an API pause', () => {
  it('is shown once while calls wait for the pause to end', () => {
    const services = fakeServices();
    const scheduler = singleTabScheduler();
    showPauseToasts(services, scheduler);
    scheduler.pause(20_000);
    expect(services.toasts.list()).to.have.length(0);
    const ends = [1, 2].map(() => scheduler.schedule({priority: 'visible', start() {}}));
    expect(
      services.toasts
        .list()
        .map(({text}) => text)
        .join(),
    ).to.match(/is limiting requests until/);
    expect(services.toasts.list()).to.have.length(1);
    for (const end of ends) end();
    services.stop();
  });

  describe('for a pause of a certain length', () => {
    const visible = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
    afterEach(() => Object.defineProperty(Document.prototype, 'visibilityState', visible ?? {}));

    /** Pauses the API for a while at time 1000, and returns the text shown then and the end of the pause. */
    function pause(length: number, {calls = 1, visibility = 'visible'} = {}) {
      Object.defineProperty(Document.prototype, 'visibilityState', {configurable: true, get: () => visibility});
      const services = fakeServices({now: () => 1000});
      let budget: {pausedUntil: number | undefined; pendingCalls: number} = {
        pausedUntil: 1000 + length,
        pendingCalls: calls,
      };
      const changes = createListeners();
      showPauseToasts(services, {...changes, budget: () => budget} as never);
      const shown = () => services.toasts.list().map(({duration}) => duration);
      changes.notify();
      const during = shown();
      budget = {...budget, pausedUntil: undefined};
      changes.notify();
      const after = shown();
      services.stop();
      return {during, after};
    }

    it('disappears when the pause ends', () => expect(pause(3000)).to.deep.equal({during: [3000], after: []}));
    it('is not shown for a pause of less than three seconds', () => expect(pause(2999).during).to.deep.equal([]));
    it('is not shown if no call is waiting', () => expect(pause(3000, {calls: 0}).during).to.deep.equal([]));
    it('is not shown in a hidden tab', () => expect(pause(3000, {visibility: 'hidden'}).during).to.deep.equal([]));
  });
});
