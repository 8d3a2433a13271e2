import {expect} from 'chai';

import {withLock} from '#services/withLock';
import {useTimers} from '../support/timers';

const patience = 200;
const names = ['automail-budget', 'automail-import'] as const;

/** A lock manager in which another tab holds the tested lock until the test frees it. */
function heldLocks(holder: string | undefined) {
  const seen = {holder, steals: 0, waits: 0};
  let enter = () => {};
  const query = () =>
    Promise.resolve({held: seen.holder === undefined ? [] : names.map(name => ({name, clientId: seen.holder}))});
  const request = (_name: string, options: {signal?: AbortSignal; steal?: boolean}, run: () => Promise<unknown>) => {
    if (options.steal) {
      seen.steals += 1;
      return run();
    }
    seen.waits += 1;
    return new Promise((resolve, reject) => {
      enter = () => resolve(run());
      options.signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')));
      if (seen.holder === undefined) enter();
    });
  };
  const locks = Object.assign(Object.create(null) as LockManager, {query, request});
  return {locks, seen, free: () => enter()};
}

describe('the lock shared by all tabs', () => {
  const timers = useTimers();
  const done = () => Promise.resolve('done');

  it('is acquired at once when it is free, without leaving a timer', async () => {
    const {locks, seen} = heldLocks(undefined);
    expect(await withLock('automail-budget', done, {locks, frozenAfterMs: patience})).to.equal('done');
    expect([seen.waits, seen.steals, timers.waiting()]).to.deep.equal([1, 0, 0]);
  });

  it('is stolen from a tab found holding it in two checks', async () => {
    const {locks, seen} = heldLocks('frozen');
    let came: unknown;
    void withLock('automail-budget', done, {locks, frozenAfterMs: patience}).then(value => (came = value));
    await timers.advanceAndSettle(patience - 1);
    expect([came, seen.steals]).to.deep.equal([undefined, 0]);
    await timers.advanceAndSettle(patience * 2 + 2);
    expect([came, seen.steals, timers.waiting()]).to.deep.equal(['done', 1, 0]);
  });

  it('is not stolen while the holder keeps changing', async () => {
    const {locks, seen, free} = heldLocks('first');
    let came: unknown;
    void withLock('automail-budget', done, {locks, frozenAfterMs: patience}).then(value => (came = value));
    for (const next of ['second', 'third', 'fourth', 'fifth', 'sixth']) {
      // No two checks are less than the timeout apart.
      await timers.advanceAndSettle(patience - 1);
      seen.holder = next;
    }
    expect([came, seen.steals]).to.deep.equal([undefined, 0]);
    free();
    await timers.advanceAndSettle();
    expect([came, seen.steals, timers.waiting()]).to.deep.equal(['done', 0, 0]);
  });

  it('is awaited, without an error, while the browser refuses to list its locks', async () => {
    const {locks, seen, free} = heldLocks('frozen');
    Reflect.set(locks, 'query', () => Promise.reject(new DOMException('no', 'SecurityError')));
    let came: unknown;
    void withLock('automail-budget', done, {locks, frozenAfterMs: patience}).then(value => (came = value));
    await timers.advanceAndSettle(patience * 6);
    expect([came, seen.steals]).to.deep.equal([undefined, 0]);
    free();
    await timers.advanceAndSettle();
    expect([came, timers.waiting()]).to.deep.equal(['done', 0]);
  });

  it('is not needed where the browser refuses locks to the page', async () => {
    const {locks} = heldLocks(undefined);
    locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    expect(await withLock('automail-writes', done, {locks, frozenAfterMs: patience})).to.equal('done');
    const failed = withLock('automail-writes', () => Promise.reject(new Error('lost')), {
      locks,
      frozenAfterMs: patience,
    });
    expect(await failed.catch(({message}: Error) => message)).to.equal('lost');
    expect(timers.waiting()).to.equal(0);
  });

  it('is not stolen while the holder makes progress', async () => {
    const {locks, seen} = heldLocks('working');
    let rows = 0;
    const options = {locks, frozenAfterMs: patience, progress: () => String(rows)};
    void withLock('automail-import', done, options);
    for (rows = 1; rows < 6; rows += 1) await timers.advanceAndSettle(patience - 1);
    expect(seen.steals).to.equal(0);
    await timers.advanceAndSettle(patience * 3);
    expect(seen.steals).to.equal(1);
  });

  it('rejects when the task fails, without stealing the lock', async () => {
    const {locks, seen} = heldLocks(undefined);
    const failed = withLock('automail-budget', () => Promise.reject(new Error('lost')), {
      locks,
      frozenAfterMs: patience,
    }).catch(({message}: Error) => message);
    expect(await failed).to.equal('lost');
    expect([seen.steals, timers.waiting()]).to.deep.equal([0, 0]);
  });

  it('is no longer awaited once the signal aborts, and is released by a running task', async () => {
    const {locks, seen, free} = heldLocks('other');
    const waiting = new AbortController();
    const options = {locks, signal: waiting.signal, frozenAfterMs: patience};
    const reason = (error: unknown) => (error instanceof DOMException ? error.name : error);
    const ended = withLock('automail-writes', done, options).catch(reason);
    waiting.abort('over');
    expect(await ended).to.equal('AbortError');
    const running = new AbortController();
    const never = withLock('automail-writes', () => new Promise(() => {}), {...options, signal: running.signal});
    const caught = never.catch(reason);
    seen.holder = undefined;
    free();
    running.abort('over');
    expect([await caught, timers.waiting()]).to.deep.equal(['over', 0]);
  });

  it('tells the task whether it is still held', async () => {
    const {locks} = heldLocks(undefined);
    let isOurs = () => true;
    const seen = await withLock('automail-writes', ask => Promise.resolve((isOurs = ask)()), {
      locks,
      frozenAfterMs: patience,
    });
    expect([seen, isOurs()]).to.deep.equal([true, false]);
  });
});
