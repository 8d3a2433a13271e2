import {expect} from 'chai';

import {whenIdle} from '#domain/value/whenIdle';
import {useTimers} from '../../support/timers';

const native = {requestIdleCallback: globalThis.requestIdleCallback, cancelIdleCallback: globalThis.cancelIdleCallback};

describe('whenIdle', () => {
  afterEach(() => Object.assign(globalThis, native));

  it('runs once the page is idle, and not if it is cancelled before', async () => {
    const ran: string[] = [];
    whenIdle(() => ran.push('cancelled'), 0)();
    await new Promise<void>(resolve => {
      whenIdle(() => {
        ran.push('idle');
        resolve();
      }, 60_000);
    });
    expect(ran).to.deep.equal(['idle']);
  });

  it('asks for a time limit even if none of it is left', () => {
    const limits: unknown[] = [];
    globalThis.requestIdleCallback = (_, options) => limits.push(options?.timeout);
    for (const limit of [500, 0, -20]) whenIdle(() => undefined, limit);
    expect(limits).to.deep.equal([500, 1, 1]);
  });

  describe('where the browser does not report idleness', () => {
    const timers = useTimers();
    beforeEach(() => Object.assign(globalThis, {requestIdleCallback: undefined}));

    for (const {limit, after} of [
      {limit: 2000, after: 200},
      {limit: 50, after: 50},
    ])
      it(`runs after ${after} ms of at most ${limit}`, () => {
        let count = 0;
        whenIdle(() => (count += 1), limit);
        timers.advance(after - 1);
        expect(count).to.equal(0);
        timers.advance(1);
        expect(count).to.equal(1);
      });

    it('is cancelled', () => {
      let count = 0;
      whenIdle(() => (count += 1), 100)();
      timers.advance(1000);
      expect(count).to.equal(0);
    });
  });
});
