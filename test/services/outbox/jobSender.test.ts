import {expect} from 'chai';
import {of} from 'rxjs';

import {createStore} from '#domain/value/store';
import '#services/entries/jobWrites';
import '#services/entries/writes';
import {Sender} from '#services/outbox/sender';
import type {Change, Write} from '#services/outbox/write';
import {usePatched} from '../../support/patched';
import {fakeServices, type FakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

const now = 1_000_000;
const write = (id: number, more: Partial<Write> = {}): Write => ({
  ...{id, kind: 'importEntry', account: 'name:Ann', userName: 'Ann', target: `entry:${id}`, of: 'import', job: 1},
  ...{
    payload: {mediaId: id, progress: 3},
    base: {},
    seenAt: now,
    page: 'p',
    createdAt: now,
    state: 'waiting',
    attempts: 0,
  },
  ...more,
});

/** A log with these writes that records its transactions. */
function logOf(first: readonly Write[]) {
  const writes = createStore(first);
  const changes: (readonly number[])[] = [];
  return {
    log: {
      sendable: writes.get,
      refresh: () => Promise.resolve(),
      subscribe: writes.subscribe,
      changeAll(ids: readonly number[], by: (write: Write) => Change | undefined) {
        changes.push(ids);
        const changed = writes.get().flatMap(each => {
          const change = ids.includes(each.id) ? by(each) : {write: each};
          return change ? (change.write ?? []) : each;
        });
        writes.set(changed);
        return Promise.resolve(ids);
      },
    },
    writes,
    changes,
  };
}

describe('the sender of jobs', () => {
  const patch = usePatched();
  let services: FakeServices;
  beforeEach(() => {
    globalThis.automailStandIn = {rateWindow: 600};
    services = fakeServices({userName: 'Ann', token: 'a.b.c', now: () => now});
  });
  afterEach(() => {
    globalThis.automailStandIn = undefined;
    services.stop();
  });

  it('lets a change of the user pass while it waits for the rate limiter', async () => {
    const {log, writes, changes} = logOf([write(1), write(2)]);
    let [scheduled, cancelled] = [0, 0];
    const schedule = () => ((scheduled += 1), () => (cancelled += 1) > 0);
    const sender = new Sender({services, client: {}, scheduler: {schedule}, log, page: 'p'} as never);
    sender.noteElsewhere(write(9));
    await waitUntil(() => sender.idleStep() === undefined, 'the pace of jobs');
    const step = sender.step(() => true);
    await waitUntil(() => scheduled === 1, 'a call that waits');
    writes.set([...writes.get(), write(3, {kind: 'saveEntry', of: undefined, job: undefined})]);
    expect([await step, cancelled, changes]).to.deep.equal(['more', 1, []]);
    expect(writes.get().map(({state}) => state)).to.deep.equal(['waiting', 'waiting', 'waiting']);
  });

  it('waits for no call if the user has made a change while it was prepared', async () => {
    const own = write(3, {kind: 'saveEntry', of: undefined, job: undefined});
    const {log, writes, changes} = logOf([write(1)]);
    const schedule = () => {
      throw new Error('no call waits');
    };
    const sender = new Sender({services, client: {}, scheduler: {schedule}, log, page: 'p'} as never);
    await waitUntil(() => sender.idleStep() === undefined, 'the pace of jobs');
    const step = sender.step(() => true);
    writes.set([...writes.get(), own]);
    expect([await step, changes]).to.deep.equal(['more', []]);
  });

  it('sends the changes of the user first', () => {
    const {log} = logOf([write(1), write(2, {kind: 'saveEntry', of: undefined, job: undefined, createdAt: now + 1})]);
    const sender = new Sender({services, client: {}, scheduler: {}, log, page: 'p'} as never);
    // The pace of jobs would give a time instead.
    expect(sender.idleStep()).to.equal(undefined);
  });

  it('waits between two calls, also of another tab', async () => {
    const {log} = logOf([write(1)]);
    const sender = new Sender({services, client: {}, scheduler: {}, log, page: 'p'} as never);
    await waitUntil(() => sender.idleStep() === undefined, 'the first call');
    sender.noteElsewhere(write(2));
    expect(sender.idleStep()).to.have.property('at').that.is.greaterThan(now);
    sender.noteElsewhere(write(3, {kind: 'saveEntry'}));
  });

  for (const [what, answer, lost, state] of [
    ['refused', {errors: [{message: 'Validation'}]}, undefined, 'refused'],
    ['rejected for its sign-in', {errors: [{message: 'Invalid token'}]}, undefined, 'waiting'],
    ['rejected for its sign-in after an answer was lost', {errors: [{message: 'Invalid token'}]}, true, 'sent'],
  ] as const)
    it(`waits before the next call after one that was ${what}, and keeps its row as ${state}`, async () => {
      const {log, writes} = logOf([write(1, {lost}), write(2, {job: 2})]);
      const schedule = ({start}: {start: () => void}) => (start(), () => false);
      globalThis.automailStandIn = {rateWindow: 60_000};
      let time = 0;
      patch(performance, 'now', () => time);
      const request = () => ((time = 6000), of({data: null, ...answer}));
      const sender = new Sender({services, client: {link: {request}}, scheduler: {schedule}, log, page: 'p'} as never);
      time = 5000;
      await sender.step(() => true);
      expect(writes.get()[0]?.state).to.equal(state);
      if (state !== 'sent') expect(sender.idleStep()).to.deep.equal({at: now + 2000});
    });

  it('takes back that rows were sent if another account is signed in by then, all in one transaction', async () => {
    const {log, writes, changes} = logOf([write(1), write(2), write(3)]);
    const schedule = ({start}: {start: () => void}) => (start(), () => false);
    const sender = new Sender({services, client: {}, scheduler: {schedule}, log, page: 'p'} as never);
    sender.noteElsewhere(write(9));
    await waitUntil(() => sender.idleStep() === undefined, 'the pace of jobs');
    expect(await sender.step(() => false)).to.equal('more');
    expect(changes).to.deep.equal([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(writes.get().map(({state, attempts}) => [state, attempts])).to.deep.equal(
      [1, 2, 3].map(() => ['waiting', 0]),
    );
  });
});
