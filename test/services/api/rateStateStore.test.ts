import {expect} from 'chai';
import {deleteDB} from 'idb';

import {take} from '#services/api/rateState';
import {createRateState, createSharedRateState} from '#services/api/rateStateStore';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {plainPlan} from '../../support/budget';
import {waitUntil} from '../../support/wait';
import '../../support/world';

const plan = plainPlan();
const now = () => 1_000_000;

describe('the shared ledger', () => {
  let end: AbortController;
  beforeEach(() => (end = new AbortController()));
  afterEach(async () => {
    end.abort('over');
    await deleteDB('automail');
  });
  const open = () => createRateState(createDatabase(createReport('T'), end.signal), plan, now);

  it('is one for all who change it at the same time', async () => {
    const patient = () => createSharedRateState(createDatabase(createReport('T'), end.signal), plan, now, 5000);
    const stores = [patient(), patient(), patient()];
    await Promise.all(
      stores.flatMap(store => Array.from({length: 2}, () => store.update(ledger => take(ledger, ['f'], now(), plan)))),
    );
    const later = patient();
    await later.update(() => undefined);
    expect(later.known()).to.deep.include({used: 6, counts: {f: 6}, version: 6});
  });

  it('takes the lock away from a tab that is frozen with it', async () => {
    const store = open();
    let free = () => {};
    const held = navigator.locks.request('automail-budget', () => new Promise<void>(resolve => (free = resolve)));
    const lost = held.then(
      () => false,
      () => true,
    );
    await store.update(ledger => take(ledger, [], now(), plan));
    expect(await lost).to.equal(true);
    expect(store.known().used).to.equal(1);
    free();
  });

  it('does not write what it read before it slept', async () => {
    const [store, other] = [open(), open()];
    await other.update(ledger => take(ledger, [], now(), plan));
    const performanceNow = performance.now.bind(performance);
    let jumps = 1;
    performance.now = () => performanceNow() + (jumps-- > 0 ? -10_000 : 0);
    try {
      await store.update(ledger => take(ledger, [], now(), plan));
    } finally {
      performance.now = performanceNow;
    }
    expect(store.known().used).to.equal(2);
  });

  it('goes by itself with half of the budget where the browser has no locks or no database', async () => {
    Object.defineProperty(navigator, 'locks', {value: undefined, configurable: true});
    try {
      expect(open().known().most).to.equal(13);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
    const store = createRateState({open: () => Promise.resolve(undefined)}, plan, now);
    await store.update(ledger => take(ledger, [], now(), plan));
    expect(store.known()).to.deep.include({most: 13, used: 1});
  });

  it('believes no record that is broken or lies in the future', async () => {
    const source = createDatabase(createReport('T'), end.signal);
    for (const broken of ['nonsense', {version: 1}, {...open().known(), until: 9e15, opened: 9e15, learnt: 9e15}]) {
      await (await source.open())?.put('budget', broken, 'ledger');
      const store = open();
      await store.update(() => undefined);
      expect(store.known()).to.deep.include({until: 0, opened: 0, most: 25});
    }
  });

  it('hears of what is newer only', async () => {
    const store = open();
    const {version} = store.known();
    expect(store.receive({...store.known(), version: version + 1, used: 3})).to.equal(true);
    expect(store.receive({...store.known(), version})).to.equal(false);
    expect(store.receive('nonsense')).to.equal(false);
    await waitUntil(() => store.known().used === 3);
  });
});
