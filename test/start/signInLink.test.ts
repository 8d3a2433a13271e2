import {expect} from 'chai';

import {followSignInLinks} from '#src/start/signIn';
import {useNavigation, useSignal} from '../support/page';
import {fakeSession} from '../support/services';
import {waitUntil} from '../support/wait';

describe('the link that starts the sign-in', () => {
  const go = useNavigation();
  const test = useSignal();
  const follow = (session: ReturnType<typeof fakeSession>) => followSignInLinks(session, test);
  const native = globalThis.alert;
  const alerts: string[] = [];
  beforeEach(() => {
    alerts.length = 0;
    globalThis.alert = text => void alerts.push(String(text));
  });
  afterEach(() => {
    globalThis.alert = native;
  });

  it('tells the user if they are already signed in', () => {
    go('/home#aniscripts-login');
    follow(fakeSession('Mirabel', 'secret'));
    expect(alerts).to.deep.equal(["Already authorized. You can revoke this under 'apps' in your Anilist settings"]);
  });

  it('navigates to the authorization page', () => {
    go('/home#aniscripts-login');
    const session = fakeSession('Mirabel');
    // A fragment replaces the authorization page, since loading a page would end the test.
    session.authorizeAddress = () => '#authorize';
    follow(session);
    expect(location.hash).to.equal('#authorize');
    expect(alerts).to.deep.equal([]);
    expect(sessionStorage.getItem('automailSignInFrom'), 'where it leads back to').to.equal('/home');
    sessionStorage.clear();
  });

  it('navigates to the authorization page even if storage is full', () => {
    go('/home#aniscripts-login');
    const session = fakeSession('Mirabel');
    session.authorizeAddress = () => '#authorize';
    const native = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      follow(session);
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', native);
    }
    expect(location.hash).to.equal('#authorize');
  });

  it('leads to the three steps in the settings if there is no client id', () => {
    go('/home#aniscripts-login');
    follow(fakeSession('Mirabel'));
    expect(location.pathname + location.hash).to.equal('/settings/apps#aniscripts-sign-in');
  });

  it('works on navigation within the site, each time, until the signal ends', () => {
    go('/anime/1');
    follow(fakeSession('Mirabel', 'secret'));
    expect(alerts).to.have.length(0);
    go('/home#aniscripts-login');
    expect([alerts.length, location.pathname + location.hash]).to.deep.equal([1, '/home']);
    go('/home#aniscripts-login');
    expect(alerts).to.have.length(2);
    test.end();
    go('/home#aniscripts-login');
    expect(alerts).to.have.length(2);
  });

  it('removes itself from the address without adding a history entry, and keeps the history state', () => {
    go('/home#aniscripts-login');
    history.replaceState({key: 'of the site'}, '');
    const before = history.length;
    follow(fakeSession('Mirabel', 'secret'));
    expect(history.length).to.equal(before);
    expect(history.state).to.deep.equal({key: 'of the site'});
  });

  it('does not restart sign-in when the user goes back', () => {
    go('/home#aniscripts-login');
    follow(fakeSession('Mirabel'));
    expect(location.pathname).to.equal('/settings/apps');
    history.back();
    return waitUntil(() => location.pathname + location.hash === '/home');
  });

  for (const path of ['/home', '/home#other', '/anime/1#aniscripts-login'])
    it(`ignores ${path}`, () => {
      go(path);
      follow(fakeSession('Mirabel', 'secret'));
      expect(alerts).to.deep.equal([]);
    });
});
