import {expect} from 'chai';

import {anyOf, createListeners, createStore} from '#domain/value/store';

describe('a store', () => {
  it('notifies until the signal aborts, unless the new value equals the current one', () => {
    const store = createStore({names: ['a']});
    const listening = new AbortController();
    let told = 0;
    store.subscribe(() => told++, listening);
    const first = store.get();
    store.set({names: ['a']});
    expect([told, store.get() === first]).to.deep.equal([0, true]);
    store.set({names: ['a', 'b']});
    expect([told, store.get()]).to.deep.equal([1, {names: ['a', 'b']}]);
    listening.abort('over');
    store.set({names: []});
    expect(told).to.equal(1);
  });

  it('ignores a listener whose signal has already aborted', () => {
    const store = createStore(1);
    let told = 0;
    store.subscribe(() => told++, {signal: AbortSignal.abort('over')});
    store.set(2);
    expect(told).to.equal(0);
  });
});

describe('listeners', () => {
  it('keep a function that subscribed twice until both signals have aborted', () => {
    const counts: number[] = [];
    const listeners = createListeners(count => counts.push(count));
    const [one, two] = [new AbortController(), new AbortController()];
    let told = 0;
    const listener = () => told++;
    listeners.subscribe(listener, one);
    listeners.subscribe(listener, two);
    one.abort('over');
    listeners.notify();
    two.abort('over');
    listeners.notify();
    expect([told, counts]).to.deep.equal([1, [1, 2, 1, 0]]);
  });

  it('are not called once an earlier listener has ended their subscription', () => {
    const listeners = createListeners();
    const [one, two] = [new AbortController(), new AbortController()];
    const log: string[] = [];
    listeners.subscribe(() => (log.push('one'), two.abort('over')), one);
    listeners.subscribe(() => log.push('two'), two);
    listeners.notify();
    expect(log).to.deep.equal(['one']);
  });

  it('of several sources are called for each of them', () => {
    const [one, two] = [createStore(0), createStore(0)];
    const listening = new AbortController();
    let told = 0;
    anyOf(one, two).subscribe(() => told++, listening);
    one.set(1);
    two.set(1);
    listening.abort('over');
    two.set(2);
    expect(told).to.equal(2);
  });
});
