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

  describe('when the clock is set or the page was frozen', () => {
    const {now} = Date;
    let time = 1_000_000;
    beforeEach(() => {
      time = 1_000_000;
      Date.now = () => time;
    });
    afterEach(() => void (Date.now = now));
    for (const [what, change, event, count] of [
      ['set back', -1, undefined, 1],
      ['an hour later', 3_600_000, undefined, 1],
      ['half a minute later', 30_000, undefined, 0],
      ['an hour later, when the page is shown', 3_600_000, 'visibilitychange', 1],
      ['an hour later, when the page is resumed', 3_600_000, 'resume', 1],
    ] as const)
      it(`calls the listeners ${count ? 'at once' : 'by the timer'} if it is ${what}`, async () => {
        const clock = createClock();
        let calls = 0;
        clock.onMinute(() => void (calls += 1), first);
        time += change;
        if (event) document.dispatchEvent(new Event(event));
        else clock.now();
        await Promise.resolve();
        expect(calls).to.equal(count);
        clock.now();
        await Promise.resolve();
        expect(calls).to.equal(count);
        first.end();
        document.dispatchEvent(new Event('resume'));
        expect(clock.now()).to.equal(time);
      });
  });

  it('returns the current time', () => {
    const {now} = Date;
    Date.now = () => 7;
    const time = createClock().now();
    Date.now = now;
    expect(time).to.equal(7);
  });
});
