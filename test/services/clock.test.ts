// @dates
import {expect} from 'chai';

import {createClock} from '#services/clock';
import {useSignal} from '../support/page';

describe('the clock', () => {
  const first = useSignal();
  const second = useSignal();
  const native = {set: globalThis.setInterval, clear: globalThis.clearInterval};
  const timers = new Map<number, {run: () => void; every: number}>();
  beforeEach(() => {
    timers.clear();
    Object.assign(globalThis, {
      setInterval: (run: () => void, every: number) => (timers.set(timers.size + 1, {run, every}), timers.size),
      clearInterval: (id: number) => timers.delete(id),
    });
  });
  afterEach(() => Object.assign(globalThis, {setInterval: native.set, clearInterval: native.clear}));

  it('runs one timer for all listeners, and none without listeners', () => {
    const clock = createClock();
    const calls = [0, 0];
    expect(timers.size).to.equal(0);
    clock.onMinute(() => void (calls[0] = (calls[0] ?? 0) + 1), first);
    clock.onMinute(() => void (calls[1] = (calls[1] ?? 0) + 1), second);
    expect([...timers.values()].map(({every}) => every)).to.deep.equal([60_000]);
    for (const {run} of timers.values()) run();
    first.end();
    for (const {run} of timers.values()) run();
    expect(calls).to.deep.equal([1, 2]);
    second.end();
    expect(timers.size).to.equal(0);
  });

  it('refreshes displayed times while refreshing is enabled, and immediately when it is enabled', () => {
    const clock = createClock();
    const shows = new AbortController();
    const keeps = new AbortController();
    let drawn = 0;
    const run = () => {
      for (const timer of timers.values()) timer.run();
    };
    clock.onRefresh(() => void (drawn += 1), shows);
    expect(timers.size).to.equal(0);
    clock.enableRefresh(keeps);
    expect(drawn).to.equal(1);
    run();
    expect(drawn).to.equal(2);
    keeps.abort();
    expect(timers.size).to.equal(0);
    clock.enableRefresh({signal: new AbortController().signal});
    expect(drawn).to.equal(3);
    run();
    expect(drawn).to.equal(4);
    shows.abort();
    expect(timers.size).to.equal(0);
  });

  it('returns the current time', () => {
    const {now} = Date;
    Date.now = () => 7;
    const time = createClock().now();
    Date.now = now;
    expect(time).to.equal(7);
  });
});
