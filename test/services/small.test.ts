import {expect} from 'chai';

import {createBus} from '#services/bus';
import {createClock} from '#services/clock';
import {createReport} from '#services/report';
import {hours, minutes, seconds} from '#services/api/lifetime';
import {useConsole} from '../support/console';
import {useSignal} from '../support/page';

describe('the event bus', () => {
  const test = useSignal();
  it('delivers events to listeners until their signal aborts', () => {
    const bus = createBus();
    const heard: unknown[] = [];
    bus.on('listEntryChanged', fact => heard.push(fact), test);
    bus.emit('listEntryChanged', {mediaId: 1});
    bus.emit('signedOut', undefined);
    test.end();
    bus.emit('listEntryChanged', {mediaId: 2});
    expect(heard).to.deep.equal([{mediaId: 1}]);
  });
});

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

  it('refreshes displayed times while they are kept fresh, and at once when that begins', () => {
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

  it('returns the current time', () => expect(Math.abs(createClock().now() - Date.now())).to.be.lessThan(1000));
});

describe('the report', () => {
  const test = useSignal();
  const log = useConsole();

  it('returns the same object for all features with unknown health', () => {
    const report = createReport('Test');
    expect(report.health('a')).to.equal(report.health('b'));
    expect(report.health('a').state).to.equal('unknown');
  });

  it('keeps a failure until the page ends, whatever is reported later', () => {
    const report = createReport('Test');
    report.failed('a', new Error('broken'));
    report.working('a');
    report.anchorMissing('a', 'spot');
    expect(report.health('a')).to.deep.equal({state: 'failed', message: 'broken'});
    report.failed('b', 'a text');
    expect(report.health('b')).to.deep.equal({state: 'failed', message: 'a text'});
  });

  it('notifies of each change once, and names the product and the feature on the console', () => {
    const report = createReport('Test');
    let told = 0;
    report.subscribe(() => told++, test);
    report.working('a');
    report.working('a');
    report.notice('The storage is full.');
    expect(told).to.equal(2);
    expect(report.notices).to.deep.equal(['The storage is full.']);
    report.anchorMissing('a', 'spot');
    expect(log.lines).to.deep.equal([
      'warn: [Test] The storage is full.',
      'info: [Test] a rests: the site has no spot here any more',
    ]);
    test.end();
    report.notice('again');
    expect(told).to.equal(3);
  });
});

describe('lifetimes', () => {
  it('are in milliseconds', () => expect([seconds(2), minutes(2), hours(2)]).to.deep.equal([2000, 120_000, 7_200_000]));
});
