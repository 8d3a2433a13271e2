import {expect} from 'chai';

import type {Scheduler} from '#services/api/rateLimit/scheduler';
import {createSendLoop} from '#services/outbox/sendLoop';
import type {Step} from '#services/outbox/sending';
import {useTimers} from '../../support/timers';
import {waitUntil} from '../../support/wait';
import '../../support/world';

describe('the send loop of the outbox', () => {
  let end: AbortController;
  beforeEach(() => (end = new AbortController()));
  afterEach(() => end.abort('over'));

  it('checks for writes to send whenever the rate limiter changes, unless the outbox is empty', async () => {
    const told = new Set<() => void>();
    const log: string[] = [];
    let waiting = 0;
    const scheduler: Pick<Scheduler, 'subscribe' | 'pausedUntil'> = {
      subscribe: listener => (told.add(listener), () => void told.delete(listener)),
      pausedUntil: () => undefined,
    };
    createSendLoop({
      scheduler: scheduler as Scheduler,
      signal: end.signal,
      now: Date.now,
      step: async () => (log.push('step'), 'idle' as const),
      idleStep: () => undefined,
      isEmpty: () => waiting === 0,
      changed: () => void log.push('changed'),
    });
    for (const tell of told) tell();
    expect(log, 'the outbox is empty').to.deep.equal([]);
    waiting = 1;
    for (const tell of told) tell();
    await waitUntil(() => log.length === 2);
    expect(log).to.deep.equal(['changed', 'step']);
  });

  describe('with fake timers', () => {
    const timers = useTimers();
    beforeEach(() => void (globalThis.automailStandIn = {rateWindow: 60_000}));
    afterEach(() => void (globalThis.automailStandIn = undefined));

    /** A loop whose steps end as listed, and then have nothing to do. Returns the times of the steps. */
    function loop(...ends: Step[]) {
      const steps: number[] = [];
      let changes = 0;
      const begun = timers.now();
      const sends = createSendLoop({
        scheduler: {subscribe: () => undefined, pausedUntil: () => undefined} as never,
        signal: end.signal,
        now: timers.now,
        step: async () => (steps.push(timers.now() - begun), ends.shift() ?? 'idle'),
        idleStep: () => undefined,
        isEmpty: () => false,
        changed: () => void (changes += 1),
      });
      return {steps, sends, changes: () => changes};
    }
    const settle = async (duration: number) => {
      await timers.advanceAndSettle(duration);
      // The lock is not part of the fake time. A step that has followed another waits for it again.
      for (let turn = 0; turn < 3; turn += 1) await navigator.locks.request('automail-writes', () => undefined);
      await timers.advanceAndSettle();
    };

    it('waits longer after each consecutive failure, but not after a success', async () => {
      const {steps, sends} = loop('unanswered', 'unanswered', 'more', 'unanswered');
      sends.start();
      await settle(0);
      for (const wait of [5001, 10_001, 5001]) await settle(wait);
      expect(steps).to.deep.equal([0, 5001, 15_002, 15_002, 20_003]);
    });

    it('reports when it sends again after a failure', async () => {
      const {sends} = loop('unanswered', 'more');
      const begun = timers.now();
      sends.start();
      await settle(0);
      expect(sends.retryAt()).to.equal(begun + 5000);
      await settle(5001);
      expect(sends.retryAt()).to.equal(undefined);
    });

    it('sends immediately when the browser is back online, until the page ends', async () => {
      const {steps, sends, changes} = loop('unanswered', 'unanswered');
      const begun = timers.now();
      sends.start();
      await settle(0);
      dispatchEvent(new Event('online'));
      await settle(0);
      expect(steps).to.deep.equal([0, 0]);
      expect(sends.retryAt(), 'as after the first failure').to.equal(begun + 5000);
      end.abort('over');
      const before = changes();
      dispatchEvent(new Event('online'));
      await settle(0);
      expect([steps.length, changes() - before, timers.waiting()]).to.deep.equal([2, 0, 0]);
    });
  });
});
