import {expect} from 'chai';
import {deleteDB} from 'idb';

import {recordCall, recordRefusal} from '#services/api/rateLimit/rateState';
import {createOwnRateState, createRateState, createSharedRateState} from '#services/api/rateLimit/rateStateStore';
import {createDatabase} from '#services/database';
import {createReport} from '#services/report';
import {planWithoutPacing} from '../../../support/budget';
import {databaseFrom} from '../../../support/database';
import {waitUntil} from '../../../support/wait';
import '../../../support/world';

const plan = planWithoutPacing();
const now = () => 1_000_000;

describe('the state of the rate limiter after the clock was set back by a minute', () => {
  const times = {opened: 0, paced: 0, until: 0, refusedAt: undefined, probedAt: undefined, waiting: {}};
  const queue = (since: number) => ({best: {rank: 0, since}, oldest: {rank: 0, since}, hidden: false});
  const later = now() + 60_000;
  for (const [what, stored, expected] of [
    ['has no window that begins later', {opened: later}, {}],
    ['has no pace that is further ahead than a burst', {paced: later}, {}],
    ['has no pause after a refusal that comes later', {until: later, refusedAt: now() + 1}, {}],
    ['keeps a pause after a refusal', {until: later, refusedAt: now()}, {until: later, refusedAt: now()}],
    ['has no probe that comes later', {probedAt: now() + 1}, {}],
    ['keeps a probe', {probedAt: now()}, {probedAt: now()}],
    [
      'has only pending calls that were requested',
      {waiting: {a: queue(later), b: queue(now())}},
      {waiting: {b: queue(now())}},
    ],
  ] as const)
    it(what, () => {
      const store = createOwnRateState(plan, now);
      store.receive({...store.current(), ...stored, version: 1});
      const {opened, paced, until, refusedAt, probedAt, waiting} = store.current();
      expect({opened, paced, until, refusedAt, probedAt, waiting}).to.deep.equal({...times, ...expected});
    });
});

describe('the shared state of the rate limiter', () => {
  let end: AbortController;
  beforeEach(() => (end = new AbortController()));
  afterEach(async () => {
    end.abort('over');
    await deleteDB('automail');
  });
  const open = () => createRateState(createDatabase(createReport('T'), end.signal), plan, now);

  it('loses no updates when several tabs change it at once', async () => {
    const patient = () => createSharedRateState(createDatabase(createReport('T'), end.signal), plan, now, 5000);
    const stores = [patient(), patient(), patient()];
    await Promise.all(
      stores.flatMap(store =>
        Array.from({length: 2}, () => store.update(ledger => recordCall(ledger, ['f'], now(), plan))),
      ),
    );
    const later = patient();
    await later.update(() => undefined);
    expect(later.current()).to.deep.include({used: 6, counts: {f: 6}, version: 6});
  });

  it('steals the lock from a tab that froze while holding it', async () => {
    const store = open();
    let free = () => {};
    const held = navigator.locks.request('automail-budget', () => new Promise<void>(resolve => (free = resolve)));
    const lost = held.then(
      () => false,
      () => true,
    );
    await store.update(ledger => recordCall(ledger, [], now(), plan));
    expect(await lost).to.equal(true);
    expect(store.current().used).to.equal(1);
    free();
  });

  it('does not write outdated state after being suspended', async () => {
    const [store, other] = [open(), open()];
    await other.update(ledger => recordCall(ledger, [], now(), plan));
    const performanceNow = performance.now.bind(performance);
    let jumps = 1;
    performance.now = () => performanceNow() + (jumps-- > 0 ? -10_000 : 0);
    try {
      await store.update(ledger => recordCall(ledger, [], now(), plan));
    } finally {
      performance.now = performanceNow;
    }
    expect(store.current().used).to.equal(2);
  });

  it('stores with its next change what it could not store while the database was slow', async () => {
    const database = createDatabase(createReport('T'), end.signal);
    let isSlow = false;
    const source = databaseFrom(() => (isSlow ? new Promise<undefined>(() => {}) : database.open()));
    const store = createSharedRateState(source, plan, now);
    const patient = createSharedRateState(database, plan, now, 5000);
    await patient.update(ledger => recordCall(ledger, ['other'], now(), plan));
    await store.update(ledger => recordCall(ledger, ['first'], now(), plan));
    isSlow = true;
    await store.update(ledger =>
      recordCall(recordRefusal(ledger, {until: now() + 5000, isAnswered: true}, now()), ['slow'], now(), plan),
    );
    for (let call = 0; call < 2; call += 1) await patient.update(ledger => recordCall(ledger, ['other'], now(), plan));
    const shared = {used: 4, until: now() + 5000, counts: {other: 3, first: 1, slow: 1}};
    expect(store.receive(patient.current())).to.equal(true);
    expect(store.current()).to.deep.include(shared);
    isSlow = false;
    await store.update(() => undefined);
    await patient.update(() => undefined);
    expect(store.current()).to.deep.include(shared);
    expect(patient.current()).to.deep.include(shared);
  });

  it('uses half of the limit without sharing if the browser has no locks or database', async () => {
    Object.defineProperty(navigator, 'locks', {value: undefined, configurable: true});
    try {
      expect(open().current().most).to.equal(13);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
    const store = createRateState(
      databaseFrom(() => Promise.resolve(undefined)),
      plan,
      now,
    );
    await store.update(ledger => recordCall(ledger, [], now(), plan));
    expect(store.current()).to.deep.include({most: 13, used: 1});
  });

  it('ignores a stored state that is damaged or in the future', async () => {
    const source = createDatabase(createReport('T'), end.signal);
    for (const broken of ['nonsense', {version: 1}, {...open().current(), until: 9e15, opened: 9e15, learnt: 9e15}]) {
      await (await source.open())?.put('budget', broken, 'ledger');
      const store = open();
      await store.update(() => undefined);
      expect(store.current()).to.deep.include({until: 0, opened: 0, most: 25});
    }
  });

  it('only accepts newer states from other tabs', async () => {
    const store = open();
    const {version} = store.current();
    expect(store.receive({...store.current(), version: version + 1, used: 3})).to.equal(true);
    expect(store.receive({...store.current(), version})).to.equal(false);
    expect(store.receive('nonsense')).to.equal(false);
    await waitUntil(() => store.current().used === 3);
  });
});
