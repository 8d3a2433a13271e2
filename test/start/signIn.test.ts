import {expect} from 'chai';

import {rememberPlace} from '#services/signInPlace';
import {followTokens, receiveToken} from '#src/start/signIn';
import {useConsole} from '../support/console';
import {useApiFetch} from '../support/fetch';
import {useNavigation} from '../support/page';
import {usePatched} from '../support/patched';
import {fakeServices, type FakeServices} from '../support/services';
import {waitUntil} from '../support/wait';

/** A token of an account. */
const tokenOf = (sub: number | undefined, more = '') => `e.${btoa(JSON.stringify({sub}))}.${more}`;

describe('a token in the address', () => {
  const go = useNavigation();
  const api = useApiFetch();
  useConsole();
  const patch = usePatched();
  let services: FakeServices;
  beforeEach(() => {
    const names = new Map([
      [7, 'Mirabel'],
      [8, 'Dolores'],
    ]);
    api.answers(({args}) => {
      const name = names.get(Number(args.id));
      return name === undefined ? null : {__typename: 'User', name};
    });
  });
  afterEach(() => {
    services.stop();
    sessionStorage.clear();
    localStorage.removeItem('automailSignInStarted');
  });
  interface Scene {
    /** The token in use. */
    before?: string;
    isRejected?: boolean;
    /** The id of the site's user. */
    site?: number;
  }
  const signedOut = ({before, isRejected = false, site}: Scene = {}) => {
    services = fakeServices({userName: 'Mirabel', ...(before === undefined ? {} : {token: before})});
    services.session.setSiteUserId(site);
    services.session.setRejected(isRejected);
    const toast = () => services.toasts.list()[0];
    return {token: () => services.session.token(), toast};
  };
  /** Receives a token in a scene. */
  function receive(token: string, scene?: Scene) {
    const shown = signedOut(scene);
    receiveToken(token, services);
    return shown;
  }
  const returned = async () => {
    const {toast} = receive(tokenOf(7), {site: 7});
    await waitUntil(toast, 'a toast');
    return [
      location.pathname + location.search + location.hash,
      ...services.toasts.list().map(({kind, text}) => `${kind}: ${text}`),
    ];
  };

  for (const [what, token, scene] of [
    ["it is of the site's user", tokenOf(7), {site: 7}],
    ['the one before is of the same account', tokenOf(7, 'new'), {before: tokenOf(7, 'old'), site: 8}],
    ['it is of the account of one that is set aside', tokenOf(7, 'new'), {before: tokenOf(7, 'old'), isRejected: true}],
    ['it is the same', tokenOf(7), {before: tokenOf(7)}],
    ['it is the same and names no account', 'opaque', {before: 'opaque'}],
  ] as const)
    it(`signs in without confirmation if ${what} (rule session-6)`, async () => {
      const {token: now, toast} = receive(token, scene);
      const shown = await waitUntil(toast, 'a toast');
      expect(shown.text).to.match(/now signed in/);
      services.session.setRejected(false);
      expect(now()).to.equal(token);
    });

  const start = Date.UTC(2026, 0, 1, 12);
  const minute = 60_000;
  for (const [what, isTaken, later, scene] of [
    ['59 minutes before', true, 59 * minute, {}],
    ['an hour before', false, 60 * minute, {}],
    ['later, by a clock that was set back', false, -minute, {}],
    ['just before, over one that names no account', true, minute, {before: 'opaque'}],
    ["just before, over another account's", false, minute, {before: tokenOf(7)}],
    ["just before, over another account's that is set aside", false, minute, {before: tokenOf(7), isRejected: true}],
  ] as const)
    it(`${isTaken ? 'signs in after' : 'asks despite'} a sign-in that was started ${what}`, async () => {
      patch(Date, 'now', () => start);
      go('/anime/1');
      rememberPlace();
      // Another tab has no such place.
      sessionStorage.clear();
      patch(Date, 'now', () => start + later);
      const {token: now, toast} = receive(tokenOf(8), scene);
      const {action} = await waitUntil(toast, 'a toast');
      expect([action === undefined, now() === tokenOf(8)]).to.deep.equal([isTaken, isTaken]);
    });

  it('asks about a second token after the one of the sign-in', async () => {
    rememberPlace();
    await waitUntil(receive(tokenOf(8)).toast, 'a toast');
    const {token: now, toast} = receive(tokenOf(7));
    expect((await waitUntil(toast, 'a question')).action?.label).to.equal('Sign in as Mirabel');
    expect(now()).to.equal(undefined);
  });

  for (const [what, token, scene, words, label] of [
    ['none was there and it is of another account than the site', tokenOf(8), {site: 7}, ['Dolores'], 'as Dolores'],
    ['none was there and the site has no user', tokenOf(8), {}, ['Dolores'], 'as Dolores'],
    ['none was there and it names no account', 'opaque', {site: 7}, ['another account'], 'as another account'],
    [
      'one of another account was there',
      tokenOf(8),
      {before: tokenOf(7), site: 8},
      ['Dolores', 'Mirabel'],
      'as Dolores',
    ],
    [
      'one of another account is set aside',
      tokenOf(8),
      {before: tokenOf(7), isRejected: true},
      ['Dolores', 'Mirabel'],
      'as Dolores',
    ],
    [
      'one of another account was there and it names none',
      'opaque',
      {before: tokenOf(7)},
      ['another account', 'Mirabel'],
      'as another account',
    ],
    ['the one before names no account', tokenOf(8), {before: 'opaque'}, ['Dolores', 'another account'], 'as Dolores'],
  ] as const)
    it(`asks first, and names the accounts, if ${what} (rule session-6)`, async () => {
      const before = 'before' in scene && !('isRejected' in scene) ? scene.before : undefined;
      const {token: now, toast} = receive(token, scene);
      const asked = await waitUntil(toast, 'a question');
      const known = ['Dolores', 'Mirabel', 'another account'];
      expect(known.filter(name => asked.text.includes(name)).sort()).to.deep.equal([...words].sort());
      expect([asked.action?.label, asked.duration, now()]).to.deep.equal([`Sign in ${label}`, Infinity, before]);
      for (const {headers} of api.sent) expect(headers.has('authorization')).to.equal(false);
      asked.action?.run();
      services.session.setRejected(false);
      expect(now()).to.equal(token);
    });

  it('is confirmed with the user, without names, while AniList does not answer', async () => {
    api.fails(() => new Response('', {status: 500}));
    const {toast} = receive(tokenOf(8), {before: tokenOf(7)});
    expect((await waitUntil(toast, 'a question')).action?.label).to.equal('Sign in as another account');
  });

  it('is confirmed at once while AniList is slow, and named when it answers', async () => {
    let answer: (() => void) | undefined;
    api.fails(() => new Promise(resolve => (answer = () => resolve(undefined))));
    const {toast} = receive(tokenOf(8), {before: tokenOf(7)});
    const label = () => toast()?.action?.label;
    await waitUntil(() => label() === 'Sign in as another account');
    answer?.();
    await waitUntil(() => label() === 'Sign in as Dolores');
    expect(services.toasts.list()).to.have.length(1);
  });

  it('leaves the address at once, and is asked about, in a link that loads no page', async () => {
    const {token: now, toast} = signedOut({site: 7});
    go('/anime/1');
    followTokens(services);
    go(`/home#access_token=${tokenOf(8)}&token_type=Bearer`);
    expect(location.pathname + location.hash).to.equal('/home');
    await waitUntil(toast, 'a question');
    expect(now()).to.equal(undefined);
  });

  it('returns once to the page where sign-in started, and confirms success', async () => {
    go('/anime/1?a=b#c');
    rememberPlace();
    go('/home');
    expect(await returned()).to.deep.equal(['/anime/1?a=b#c', "success: You're now signed in to Automail."]);
    go('/home');
    expect((await returned())[0]).to.equal('/home');
  });

  it('does not return to the link that starts sign-in', async () => {
    go('/home#aniscripts-login');
    rememberPlace();
    go('/home');
    expect((await returned())[0]).to.equal('/home');
  });

  it('reports success if the browser denies access to the storage', async () => {
    go('/home');
    const native = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {};
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    try {
      expect(await returned()).to.deep.equal(['/home', "success: You're now signed in to Automail."]);
    } finally {
      Object.defineProperty(globalThis, 'sessionStorage', native);
    }
  });

  it('stays on the page if no path of the site was stored', async () => {
    go('/home');
    sessionStorage.setItem('automailSignInFrom', 'anime/1');
    expect((await returned())[0]).to.equal('/home');
  });

  for (const stored of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/'])
    it(`stays on the page if another site was stored: ${stored}`, async () => {
      go('/home');
      sessionStorage.setItem('automailSignInFrom', stored);
      expect((await returned())[0]).to.equal('/home');
    });
});
