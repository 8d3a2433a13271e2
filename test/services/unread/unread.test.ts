import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {unreadTypes} from '#services/unread/unread';
import {useConsole} from '../../support/console';
import {emptyDatabase} from '../../support/database';
import {apiError, useApiFetch} from '../../support/fetch';
import {waitUntil} from '../../support/wait';
import {fakeServices, type FakeServices} from '../../support/services';

const notification = (type: string) => ({__typename: 'AiringNotification', type});

describe('the types of unread notifications', () => {
  useConsole();
  const api = useApiFetch();
  /** Answers with these notifications, of which so many are unread. */
  const answer = (notifications: readonly object[], unread: number | null = null) =>
    api.answers(({name}) =>
      name === 'Viewer' ? {__typename: 'User', unreadNotificationCount: unread} : notifications,
    );
  let now = 1_000_000;
  let made: FakeServices[] = [];
  const setWindow = (rateWindow: number) =>
    void (globalThis.automailStandIn = {...globalThis.automailStandIn, rateWindow});
  beforeEach(() => {
    setWindow(3000);
    now = 1_000_000;
    answer(['AIRING', 'FOLLOWING', 'AIRING'].map(notification));
  });
  afterEach(async () => {
    for (const services of made) services.stop();
    made = [];
    await emptyDatabase();
  });

  /** A tab of a user. */
  function tab(userName = 'Ann') {
    const services = fakeServices({userName, token: 'a.b.c', now: () => now});
    made.push(services);
    return async (count: number, without: readonly string[] = []) => {
      const {types, leftOut} = await unreadTypes(services, apiOf(services), {count, without});
      return leftOut ? {...types, leftOut} : types;
    };
  }
  const asked = () => api.sent.length;

  it('are counted', async () => expect(await tab()(3)).to.deep.equal({AIRING: 2, FOLLOWING: 1}));

  for (const [unread, types, total] of [
    [null, {AIRING: 2, FOLLOWING: 1}, 3],
    [2, {AIRING: 1, FOLLOWING: 1}, 2],
    [0, {}, 0],
  ] as const)
    it(`are those of the newest ${unread ?? 'notifications'} if AniList counts so many as unread`, async () => {
      answer(['AIRING', 'FOLLOWING', 'AIRING'].map(notification), unread);
      const services = fakeServices({userName: 'Ann', token: 'a.b.c', now: () => now});
      made.push(services);
      expect(await unreadTypes(services, apiOf(services), {count: 3, without: []})).to.deep.equal({
        types,
        leftOut: 0,
        total,
      });
    });

  it('are requested without resetting the counter, and at most 50 of them', async () => {
    await tab()(51);
    expect(api.sent[0]?.requestedFields).to.deep.equal([
      {name: 'Page.notifications', args: {resetNotificationCount: false}},
      {name: 'Viewer', args: {}},
    ]);
    expect(api.sent[0]?.variables).to.deep.equal({count: 50, users: false});
  });

  it('are counted without those of users who are left out, and with their users requested only then', async () => {
    const by = (name: string) => ({
      __typename: 'FollowingNotification',
      type: 'FOLLOWING',
      user: {__typename: 'User', name},
    });
    answer([notification('AIRING'), by('Tobias'), by('Ada'), by('Ben')]);
    const ann = tab();
    expect(await ann(4, ['tobias', 'Ada'])).to.deep.equal({AIRING: 1, FOLLOWING: 1, leftOut: 2});
    expect([await ann(4, ['tobias', 'Ada']), asked()]).to.deep.equal([{AIRING: 1, FOLLOWING: 1, leftOut: 2}, 1]);
    expect(await ann(4)).to.deep.equal({AIRING: 1, FOLLOWING: 3});
    expect(api.sent.map(({variables}) => variables.users)).to.deep.equal([true, false]);
  });

  it('are shared by all tabs for a minute', async () => {
    const [here, there] = [tab(), tab()];
    await Promise.all([here(3), there(3)]);
    now += 59_999;
    expect([await there(3), asked()]).to.deep.equal([{AIRING: 2, FOLLOWING: 1}, 1]);
    now += 1;
    await there(3);
    expect(asked()).to.equal(2);
  });

  it('are requested again when the number changes, for another account, and after the clock was set back', async () => {
    const first = tab();
    await first(3);
    await first(2);
    await tab('Bea')(2);
    now -= 1;
    await first(2);
    expect(asked()).to.equal(4);
  });

  it('are requested once although the request waits for the rate limiter for long', async () => {
    setWindow(300);
    const [here, there] = [tab(), tab()];
    const [first] = made;
    if (first) apiOf(first).scheduler.pause(500);
    const both = await Promise.all([here(3), there(3)]);
    expect([both, asked()]).to.deep.equal([Array(2).fill({AIRING: 2, FOLLOWING: 1}), 1]);
  });

  it('are known to a tab that another one took for frozen while it was waiting', async () => {
    let release: (answer: undefined) => void = () => undefined;
    api.fails(() => new Promise<undefined>(resolve => (release = resolve)));
    const answer = tab()(3);
    await waitUntil(() => asked() === 1);
    await navigator.locks.request('automail-unread', {steal: true}, () => undefined);
    release(undefined);
    expect(await answer).to.deep.equal({AIRING: 2, FOLLOWING: 1});
  });

  it('are unknown when the API refuses, and requested again', async () => {
    const first = tab();
    api.answers(() => apiError('Internal', 500));
    const error = await first(3).catch(() => 'failed');
    answer([notification('AIRING')]);
    expect([error, await first(3)]).to.deep.equal(['failed', {AIRING: 1}]);
  });
});
