import {CombinedGraphQLErrors} from '@apollo/client/errors';
import {expect} from 'chai';

import type {Priority} from '#services/api/rateLimit/priority';
import '#services/entries/jobWrites';
import '#services/entries/writes';
import {Sender} from '#services/outbox/sender';
import type {Write} from '#services/outbox/write';
import {fakeServices, type FakeServices} from '../../support/services';
import {useTimers} from '../../support/timers';

const write = (kind: string): Write => ({
  ...{id: 1, kind, account: 'name:Ann', userName: 'Ann', target: 'entry 7', payload: {mediaId: 7, progress: 3}},
  base: {progress: 2},
  ...{page: 'p', createdAt: 1_000_000, state: 'waiting', attempts: 0},
});

/** A log that contains one write, and the write as it is now. */
function logOf(first: Write) {
  let now: Write | undefined = first;
  const log = {
    sendable: () => (now ? [now] : []),
    change(_id: number, make: (write: Write) => {write?: Write} | undefined) {
      if (now) now = make(now)?.write;
      return Promise.resolve(true);
    },
  };
  return {log, now: () => now};
}

const saved = {data: {SaveMediaListEntry: {id: 70, mediaId: 7, progress: 3}}};
/** An empty answer is a refusal (rule api-10). */
const refused = {data: {SaveMediaListEntry: null}};

describe('the sender of the outbox', () => {
  const timers = useTimers();
  let services: FakeServices;
  beforeEach(() => void (services = fakeServices({userName: 'Ann', token: 'a.b.c', now: () => 1_000_000})));
  afterEach(() => services.stop());

  /** Takes one step with this write. */
  function step(kind: string, mutate: () => Promise<unknown>) {
    const {log, now} = logOf(write(kind));
    const priorities: Priority[] = [];
    const scheduler = {
      schedule({priority, start}: {priority: Priority; start: () => void}) {
        priorities.push(priority);
        start();
      },
    };
    const sender = new Sender({services, client: {mutate}, scheduler, log, page: 'p'} as never);
    const ended: unknown[] = [];
    void sender.step(() => true).then(result => ended.push(result));
    return {ended, priorities, state: () => now()?.state};
  }

  it('neither records a write as sent nor sends it before the rate limiter lets it pass', async () => {
    const {log, now} = logOf(write('saveEntry'));
    let start: (() => void) | undefined;
    let sent = 0;
    const scheduler = {schedule: (call: {start: () => void}) => void ({start} = call)};
    const client = {mutate: () => Promise.resolve(saved).finally(() => (sent += 1))};
    void new Sender({services, client, scheduler, log, page: 'p'} as never).step(() => true);
    await timers.advanceAndSettle(60_000);
    expect([now()?.state, sent]).to.deep.equal(['waiting', 0]);
    start?.();
    await timers.advanceAndSettle(1000);
    expect([now(), sent]).to.deep.equal([undefined, 1]);
  });

  it('asks nothing about a write once another account is signed in', async () => {
    const {log, now} = logOf({...write('toggleLike'), payload: {type: 'ACTIVITY', id: 7, on: true}});
    let start: (() => void) | undefined;
    const scheduler = {schedule: (call: {start: () => void}) => void ({start} = call)};
    const client = {link: {request: () => expect.fail('it must not be sent')}};
    const step = new Sender({services, client, scheduler, log, page: 'p'} as never).step(() => true);
    await timers.advanceAndSettle();
    services.session.setUser('Bea', 'd.e.f');
    start?.();
    expect([await step, now()?.state, now()?.lost]).to.deep.equal(['more', 'waiting', undefined]);
  });

  for (const [lost, state] of [
    [true, 'sent'],
    [undefined, 'waiting'],
  ] as const)
    it(`keeps a write as ${state} when AniList rejects the sign-in${lost ? ' after an answer was lost' : ''}`, async () => {
      const {log, now} = logOf({...write('saveEntry'), lost});
      const scheduler = {schedule: ({start}: {start: () => void}) => start()};
      const client = {mutate: () => Promise.reject(new CombinedGraphQLErrors({errors: [{message: 'Invalid token'}]}))};
      const ended = await new Sender({services, client, scheduler, log, page: 'p'} as never).step(() => true);
      expect([ended, now()?.state]).to.deep.equal(['idle', state]);
    });

  it('refuses a stored write that this version cannot read, and goes on', async () => {
    const {log, now} = logOf({...write('saveEntry'), payload: 'an older shape'});
    const client = {mutate: () => Promise.reject(new Error('it must not be sent'))};
    const ended = await new Sender({services, client, log, page: 'p'} as never).step(() => true);
    expect([ended, now()?.state]).to.deep.equal(['more', 'refused']);
    expect(now()?.message).to.match(/stored change/);
  });

  it('does not send a write that another tab has changed meanwhile', async () => {
    const known = write('saveEntry');
    const changed: unknown[] = [];
    const log = {
      sendable: () => [known],
      change(_id: number, make: (write: Write) => {write?: Write} | undefined) {
        changed.push(make({...known, state: 'conflict'}));
        return Promise.resolve(changed.at(-1) !== undefined);
      },
    };
    const scheduler = {schedule: ({start}: {start: () => void}) => start()};
    const client = {mutate: () => Promise.reject(new Error('it must not be sent'))};
    const step = await new Sender({services, client, scheduler, log, page: 'p'} as never).step(() => true);
    expect([changed, step]).to.deep.equal([[undefined], 'more']);
  });

  it('waits before sending again if recording the write took too long', async () => {
    let now = 1_000_000;
    services = fakeServices({userName: 'Ann', token: 'a.b.c', now: () => now});
    const states: (string | undefined)[] = [];
    const log = {
      sendable: () => [write('saveEntry')],
      change(_id: number, make: (write: Write) => {write?: Write} | undefined) {
        const from =
          states.at(-1) === 'sent' ? {...write('saveEntry'), state: 'sent', sentAt: 1_000_000} : write('saveEntry');
        states.push(make(from as Write)?.write?.state);
        now += 60_000;
        return Promise.resolve(true);
      },
    };
    const scheduler = {schedule: ({start}: {start: () => void}) => start()};
    const client = {mutate: () => Promise.reject(new Error('it must not be sent'))};
    const step = await new Sender({services, client, scheduler, log, page: 'p'} as never).step(() => true);
    expect([states, step]).to.deep.equal([['sent', 'waiting'], {at: now + 5000}]);
  });

  for (const [what, mutate] of [
    ['saved', () => Promise.resolve(saved)],
    ['refused', () => Promise.resolve(refused)],
  ] as const)
    it(`continues at once after a user change that was ${what}`, async () => {
      const {ended, priorities} = step('saveEntry', mutate);
      await timers.advanceAndSettle();
      expect([ended, priorities]).to.deep.equal([['more'], ['person']]);
    });
});
